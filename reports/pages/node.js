// Runs the program for WebAssembly under node: node reports/pages/node.js FILE WORD...
'use strict';
const fs = require('fs'), path = require('path'), vm = require('vm');
vm.runInThisContext(fs.readFileSync(path.join(__dirname, 'run.js'), 'utf8'));

const moment = new Int32Array(new SharedArrayBuffer(4));
function patiently(call) { // a pipe may be full or empty, and is to be waited for
  for (;;)
    try {
      return call();
    } catch (error) {
      if (error.code === 'EOF') return 0;
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(moment, 0, 0, 1);
    }
}

function write(file, part) {
  for (let at = 0; at < part.length;) at += patiently(() => fs.writeSync(file, part, at));
}

const [file, ...words] = process.argv.slice(2);
const module_ = new WebAssembly.Module(fs.readFileSync(file));
process.exitCode = runProgram(module_, words, part => patiently(() => fs.readSync(0, part)), write);
