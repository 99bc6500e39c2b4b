#!/usr/bin/env bash
# Builds the fuzz targets, all or those named, as OSS-Fuzz and ClusterFuzzLite want them: with the
# compiler, flags and fuzzing engine of the environment, which sets CC, CXX, CFLAGS, CXXFLAGS,
# LIB_FUZZING_ENGINE, SRC, WORK and OUT. $OUT gets each with its seed corpus, options and dictionary.
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
  (cd "corpus/$target" && python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" *)
done
