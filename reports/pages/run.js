// Runs the program for WebAssembly once: its words and input go in, and what it writes is given to
// `write`. All that it asks of a system is here. Returns its status.
'use strict';
function runProgram(module, words, read, write) {
  class Exit {
    constructor(status) { this.status = status; }
  }
  const BAD_FILE = 8, NOT_THERE = 52, NO_SEEK = 70;
  const encoder = new TextEncoder();
  const args = ['gifthorse', ...words].map(word => encoder.encode(word + '\0'));
  let memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);

  function* parts(list, count) { // of what is read or written at once
    for (let i = 0; i < count; i++) yield bytes(view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true));
  }

  const system = {
    args_sizes_get(count, size) {
      view().setUint32(count, args.length, true);
      view().setUint32(size, args.reduce((sum, arg) => sum + arg.length, 0), true);
      return 0;
    },
    args_get(pointers, at) {
      args.forEach((arg, i) => {
        view().setUint32(pointers + 4 * i, at, true);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      });
      return 0;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    clock_time_get(clock, precision, at) {
      view().setBigUint64(at, BigInt(Math.round(1e6 * (clock ? performance.now() : Date.now()))), true);
      return 0;
    },
    fd_read(file, list, count, at) {
      let done = 0;
      for (const part of file === 0 ? parts(list, count) : []) {
        const length = read(part);
        done += length;
        if (length < part.length) break;
      }
      view().setUint32(at, done, true);
      return file === 0 ? 0 : BAD_FILE;
    },
    fd_write(file, list, count, at) {
      let done = 0;
      for (const part of parts(list, count)) {
        write(file, part);
        done += part.length;
      }
      view().setUint32(at, done, true);
      return 0;
    },
    fd_fdstat_get(file, at) { // of no kind, so that it is no terminal
      bytes(at, 24).fill(0);
      view().setBigUint64(at + 8, ~0n & 0xffffffffffffffffn, true);
      return file <= 2 ? 0 : BAD_FILE;
    },
    fd_close: () => 0,
    fd_seek: () => NO_SEEK,
    fd_prestat_get: () => BAD_FILE, // no folder is open
    proc_exit(status) { throw new Exit(status); },
  };
  const imports = {wasi_snapshot_preview1: {}};
  for (const {module: from, name} of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = system[name] ?? (() => NOT_THERE);
  const instance = new WebAssembly.Instance(module, imports);
  memory = instance.exports.memory;
  try {
    instance.exports._start();
    return 0;
  } catch (thrown) {
    if (thrown instanceof Exit) return thrown.status;
    throw thrown;
  }
}
