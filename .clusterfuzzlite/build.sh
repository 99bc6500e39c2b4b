#!/usr/bin/env bash
# Builds the fuzz targets in ClusterFuzzLite's container.
set -euo pipefail
bash -eux "$SRC/gifthorse/fuzz/oss-fuzz/build.sh"
