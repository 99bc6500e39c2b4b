// The filter: it shows what has data-row where all words occur. Without this script a page has no
// filter, and lacks nothing else.
(() => {
  'use strict';
  const box = document.getElementById('filter'), found = document.getElementById('found');
  const rows = [...document.querySelectorAll('[data-row]')];
  const groups = [...document.querySelectorAll('[data-group]')].reverse(); // inner ones first
  const texts = new Map();

  function textOf(row) {
    if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
    return texts.get(row);
  }

  function apply() {
    const words = box.value.toLowerCase().split(/\s+/).filter(word => word);
    for (const row of rows) row.hidden = !words.every(word => textOf(row).includes(word));
    for (const group of groups) group.hidden = !group.querySelector('[data-row]:not([hidden])');
    const shown = rows.filter(row => !row.hidden).length;
    found.textContent = words.length ? `${shown} of ${rows.length}` : '';
  }

  // Where a link leads is unfolded, and no filter hides it.
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (box && target.closest('[hidden]')) {
      box.value = '';
      apply();
    }
    for (let element = target; element; element = element.parentElement)
      if (element.tagName === 'DETAILS') element.open = true;
    target.scrollIntoView();
  }

  if (box) {
    box.form.hidden = false;
    box.form.addEventListener('submit', event => event.preventDefault());
    box.addEventListener('input', apply);
    if (box.value) apply();
  }
  addEventListener('hashchange', reveal);
  if (location.hash) reveal();
})();
