// The filter: it shows the theorems, failures and faults in which all its words occur. Without this
// script the page has no filter, and lacks nothing else.
(() => {
  'use strict';
  const box = document.getElementById('filter'), found = document.getElementById('found');
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const rows = all('tr[id]'), failures = all('.failure'), faults = all('.fault');
  const groups = all('.group'), sources = all('.source');
  const texts = new Map();
  let opened = null; // the groups that were open before the filter opened others

  function textOf(element) {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase());
    return texts.get(element);
  }

  function shown(selector, within) {
    return all(selector, within).some(element => !element.hidden);
  }

  function apply() {
    const words = box.value.toLowerCase().split(/\s+/).filter(word => word);
    const matches = element => words.every(word => textOf(element).includes(word));
    for (const element of [rows, failures, faults].flat()) element.hidden = !matches(element);
    opened = opened || groups.filter(group => group.open);
    for (const group of groups) {
      group.hidden = !shown('tr[id], .failure', group);
      group.open = words.length ? !group.hidden : opened.includes(group);
    }
    for (const source of sources) source.hidden = !shown('.group', source);
    if (!words.length) opened = null;
    const count = list => [list.filter(element => !element.hidden), list].map(l => l.length.toLocaleString('en')).join(' of ');
    found.textContent = words.length ? `${count(rows)} theorems, ${count(faults)} faults` : '';
  }

  // Where a link leads is unfolded, and no filter hides it.
  function reveal() {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    if (target.closest('[hidden]')) {
      box.value = '';
      apply();
    }
    for (let element = target; element; element = element.parentElement)
      if (element.tagName === 'DETAILS') element.open = true;
    target.scrollIntoView();
  }

  box.form.hidden = false;
  box.form.addEventListener('submit', event => event.preventDefault());
  box.addEventListener('input', apply);
  addEventListener('hashchange', reveal);
  if (box.value) apply();
  if (location.hash) reveal();
})();
