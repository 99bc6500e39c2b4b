// In the worker: the program is compiled once, and begins anew for each question.
let module;

async function answer(words) {
  const texts = {1: '', 2: ''}, decoders = {1: new TextDecoder(), 2: new TextDecoder()};
  const write = (file, part) => { texts[file] += decoders[file].decode(part, {stream: true}); };
  let status = 2;
  try {
    status = runProgram(await module, words, () => 0, write);
  } catch (thrown) {
    texts[2] += `gifthorse: ${thrown instanceof RangeError ? 'too deep for this browser' : thrown}\n`;
  }
  return {status, text: texts[1] + texts[2]};
}

onmessage = async ({data}) => {
  if (data.program) {
    module = WebAssembly.compile(Uint8Array.from(atob(data.program), sign => sign.charCodeAt(0)));
    postMessage({version: (await answer(['--version'])).text});
  } else
    postMessage({number: data.number, ...await answer(data.words)});
};
