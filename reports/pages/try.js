// What is typed is evaluated by the program itself, in a worker, which is ended when it takes long. The program and the
// worker's script stand in wasm.js, so that all works from a file and without a network.
(() => {
  'use strict';
  const MOST_DEPTH = 3000, AGAIN = 'Another text was typed.';
  const form = document.getElementById('try'), texts = document.getElementById('texts');
  const stop = document.getElementById('stop'), said = document.getElementById('said');
  const state = document.getElementById('state'), pictures = document.getElementById('pictures');
  const kinds = {thermograph: 'Thermograph', tree: 'Game tree'};
  let worker = null, timer = 0, asked = 0, waiting = new Map();

  function begin() {
    const script = new Blob([gifthorse.script], {type: 'text/javascript'});
    const address = URL.createObjectURL(script);
    worker = new Worker(address);
    URL.revokeObjectURL(address);
    worker.onmessage = ({data}) => {
      if (data.version) document.getElementById('version').textContent = data.version;
      waiting.get(data.number)?.(data);
      waiting.delete(data.number);
    };
    worker.onerror = event => end(`The program could not be run: ${event.message}`);
    worker.postMessage({program: gifthorse.program});
  }

  // Ends what runs; the next question begins anew.
  function end(why) {
    worker?.terminate();
    worker = null;
    for (const answer of waiting.values()) answer({why});
    waiting = new Map();
  }

  function ask(words) {
    if (!worker) begin();
    const number = ++asked;
    worker.postMessage({number, words});
    return new Promise(answer => waiting.set(number, answer));
  }

  const lines_of = text => text.split('\n').filter(line => line.trim() && !line.startsWith('#'));

  function show(kind, svg) {
    const figure = document.createElement('figure'), image = new Image(), caption = document.createElement('figcaption');
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    image.alt = caption.textContent = kinds[kind];
    const frame = document.createElement('div');
    frame.className = 'scroll';
    frame.tabIndex = 0;
    frame.append(image);
    figure.append(caption, frame);
    pictures.append(figure);
  }

  async function evaluate() {
    const lines = lines_of(texts.value), began = performance.now();
    if (!lines.length) return;
    if (waiting.size) end(AGAIN);
    const limit = ['--limit', `depth=${MOST_DEPTH}`];
    form.dataset.state = 'running';
    stop.disabled = false;
    state.textContent = 'Evaluating …';
    clearTimeout(timer);
    const seconds = form.dataset.seconds;
    timer = setTimeout(() => end(`Ended after ${seconds} s. The program on your machine has no such limit.`), 1000 * seconds);
    const mine = await ask(['eval', ...limit, '--', ...lines]);
    if (mine.why) return mine.why === AGAIN || finish(mine.why);
    said.textContent = mine.text;
    pictures.replaceChildren();
    state.textContent = mine.status > 1 ? 'Not evaluated.' : `Evaluated in ${Math.round(performance.now() - began)} ms.`;
    if (mine.status <= 1)
      for (const kind of Object.keys(kinds)) {
        const drawn = await ask(['eval', ...limit, '--svg', kind, '--', ...lines]);
        if (drawn.why) return drawn.why === AGAIN || finish(drawn.why);
        if (drawn.status === 0) show(kind, drawn.text);
      }
    finish(state.textContent);
  }

  function finish(words) {
    clearTimeout(timer);
    state.textContent = words;
    stop.disabled = true;
    form.dataset.state = 'done';
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    evaluate();
  });
  stop.addEventListener('click', () => end('Stopped.'));
  texts.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      evaluate();
    }
  });
  for (const button of document.querySelectorAll('[data-text]'))
    button.addEventListener('click', () => {
      texts.value = button.dataset.text;
      evaluate();
    });
  form.hidden = false;
  begin();
})();
