/** Text-based edits of source files. Each returns `null` if its place is not found, instead of guessing. */

const closing = { '[': ']', '{': '}' };

/** @param {string} text @param {number} open index of the opening bracket @returns {number} index of the matching bracket, or -1 */
function counterpart(text, open) {
  const [one, other] = [text[open], closing[text[open]]];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === one) depth += 1;
    else if (text[at] === other && --depth === 0) return at;
  }
  return -1;
}

/**
 * Adds an item to a list or object.
 *
 * @param {RegExp} opening matches up to and including the opening bracket
 * @param {string} item without its comma
 * @param {(inner: string) => string | undefined} [next] start of the item to insert before; at the end if there is none
 * @returns {(text: string) => string | null}
 */
export const addItem = (opening, item, next) => (text) => {
  const start = opening.exec(text);
  if (start === null) return null;
  const open = start.index + start[0].length - 1;
  const close = counterpart(text, open);
  if (close < 0) return null;
  const inner = text.slice(open + 1, close);
  const follower = next?.(inner);
  const at = follower === undefined ? -1 : inner.search(new RegExp(`(?<=^|\\s)${follower}\\b`));
  if (at >= 0) return `${text.slice(0, open + 1 + at)}${item},\n${text.slice(open + 1 + at)}`;
  const kept = inner.trimEnd();
  const comma = kept === '' || kept.endsWith(',') ? '' : ',';
  return `${text.slice(0, open + 1)}${kept}${comma}\n${item},\n${text.slice(close)}`;
};

/** Before the item that starts with this text. */
export const before = (/** @type {string} */ beginning) => () => beginning;

/**
 * Adds a statement among similar ones (`import … from './`, `export * from './`), in alphabetical order of the module.
 *
 * @param {string} line
 * @returns {(text: string) => string | null} `null` if no such statement exists
 */
export const addStatement = (line) => {
  const [keyword] = line.split(' ', 1);
  const target = (/** @type {string} */ statement) => /'([^']+)';?$/.exec(statement)?.[1] ?? '';
  const folder = target(line)
    .slice(0, target(line).lastIndexOf('/') + 1)
    .split('/')
    .slice(0, 2)
    .join('/');
  return (text) => {
    const all = [...text.matchAll(new RegExp(`^${keyword} [^;]*?from '[^']+';$`, 'gm'))];
    const alike = all.filter(([statement]) => target(statement).startsWith(folder));
    const next = alike.find(([statement]) => target(statement) > target(line));
    if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
    const last = alike.at(-1);
    if (last === undefined) return null;
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  };
};
