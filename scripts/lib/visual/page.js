// Runs in the report, opened from a disk or a server alike.
const form = document.querySelector('form');
const main = document.querySelector('main');
const articles = [...document.querySelectorAll('article')];
const name = form.elements.namedItem('name');
const views = [...form.querySelectorAll('[name=view]')];

/** Shows what the form asks for: every word must be in the name, in any order. */
function filter() {
  const words = name.value.toLowerCase().split(/\s+/);
  const kinds = [...form.querySelectorAll('[name=kind]:checked')].map((box) => box.value);
  for (const article of articles) {
    const hasWords = words.every((word) => article.dataset.name.includes(word));
    article.hidden = !hasWords || !kinds.includes(article.dataset.kind);
  }
  main.dataset.view = views.find((view) => view.checked).value;
  form.querySelector('output').value = `${shown().length} of ${articles.length} shown`;
}

const shown = () => articles.filter((article) => !article.hidden);

/** Goes to the change after or before the one with focus. */
function step(by) {
  const list = shown();
  const here = list.findIndex((article) => article.contains(document.activeElement));
  const next = list[here < 0 ? 0 : Math.min(Math.max(here + by, 0), list.length - 1)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

const keys = {
  j: () => step(1),
  k: () => step(-1),
  '/': () => name.focus(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === name) {
    if (event.key === 'Escape') name.blur();
    return;
  }
  const view = views[Number(event.key) - 1];
  const act = keys[event.key] ?? (view && (() => view.click()));
  if (!act) return;
  event.preventDefault();
  act();
}

form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', onKey);
filter();
