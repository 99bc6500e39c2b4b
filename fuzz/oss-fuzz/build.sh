#!/usr/bin/env bash
# Copyright 2026 The Gift Horse authors
#
# Licensed under the Apache License, Version 2.0 (the "License");
# you may not use this file except in compliance with the License.
# You may obtain a copy of the License at
#
#      http://www.apache.org/licenses/LICENSE-2.0
#
# Unless required by applicable law or agreed to in writing, software
# distributed under the License is distributed on an "AS IS" BASIS,
# WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
# See the License for the specific language governing permissions and
# limitations under the License.
#
################################################################################
# Builds the fuzz targets, all or those named, as OSS-Fuzz and ClusterFuzzLite want them: with the
# compiler, flags and fuzzing engine of the environment, which sets CC, CXX, CFLAGS, CXXFLAGS,
# LIB_FUZZING_ENGINE, SRC, WORK and OUT. $OUT gets each with its seed corpus, options and dictionary.
# Where $SRC/gifthorse-corpora is, corpora of a night as .packaging/release packs them, a seed corpus has what it has for
# the target, too.
# GIFTHORSE_ENGINE_ARCHIVE: an archive with an engine in C, whose theorems are then all that is fuzzed.
set -euo pipefail
cd "$SRC/gifthorse"

options=()
if [ $# -gt 0 ]; then
  targets=("$@")
elif [ -n "${GIFTHORSE_ENGINE_ARCHIVE:-}" ]; then
  targets=(fuzz_theorems)
else
  targets=()
  for file in fuzz/fuzz_*.c; do
    targets+=("$(basename "$file" .c)")
  done
fi
if [ -n "${GIFTHORSE_ENGINE_ARCHIVE:-}" ]; then
  options+=("-Dfuzz_engine=$(realpath "$GIFTHORSE_ENGINE_ARCHIVE")")
  export CFLAGS="${CFLAGS//-fsanitize=fuzzer-no-link/}" # what is new in the engine guides the search
fi

export LLVM_PROFILE_FILE=/dev/null # programs that the build runs are not measured
build=$WORK/gifthorse
rm -rf "$build"
meson setup "$build" --buildtype=plain --default-library=static --prefer-static \
  -Db_lundef=false "-Dfuzzing_ldflags=$LIB_FUZZING_ENGINE" "${options[@]}"
ninja -C "$build" "${targets[@]/#/fuzz/}"

for target in "${targets[@]}"; do
  cp "$build/fuzz/$target" "fuzz/$target.options" "$OUT/"
  [ ! -e "fuzz/$target.dict" ] || cp "fuzz/$target.dict" "$OUT/"
  seeds=$build/seeds/$target
  mkdir -p "$seeds"
  cp "corpus/$target"/* "$seeds/"
  [ ! -d "$SRC/gifthorse-corpora/$target" ] || cp -r "$SRC/gifthorse-corpora/$target/." "$seeds/"
  (cd "$seeds" && python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" .)
done
