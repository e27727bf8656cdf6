import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };
/** What is above, below, or similar. */
const RELATED = new Set(['@', '~', '&', '^']);
/** Of the same stem: to invoice, an invoice. */
const DERIVED = '+';
const BY_RELATION = 0.5;
/** The sense of a word that its index does not list. */
const LAST_SENSE = 5;

/** Lines of data, without the licence above them. @param {string} folder @param {string} name */
const linesOf = (folder, name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

/** @param {string} line @param {string} part */
function readSynset(line, part) {
  const fields = line.split(' | ')[0].split(' ');
  const count = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index].toLowerCase().split('(')[0]);
  const pointers = [];
  for (let at = 5 + 2 * count; at + 3 < fields.length && pointers.length < Number(fields[4 + 2 * count]); at += 4) {
    const [kind, offset, of, places] = fields.slice(at, at + 4);
    pointers.push({ kind, to: `${of === 's' ? 'a' : of}${offset}`, places });
  }
  return { key: `${part}${fields[0]}`, words, pointers };
}

/**
 * Which words mean the same or nearly: word → word → how much, by WordNet's synsets and what is beside them. First senses count most.
 *
 * @param {string} folder of WordNet's database @param {ReadonlySet<string>} meant other words are left out
 */
export function neighboursOf(folder, meant) {
  const senses = new Map();
  const synsets = new Map();
  for (const [part, name] of Object.entries(PARTS)) {
    for (const line of linesOf(folder, `index.${name}`)) {
      const fields = line.trim().split(' ');
      for (const [rank, offset] of fields.slice(-Number(fields[2])).entries())
        senses.set(`${fields[0]} ${part}${offset}`, rank);
    }
    for (const line of linesOf(folder, `data.${name}`)) {
      const synset = readSynset(line, part);
      synsets.set(synset.key, synset);
    }
  }
  /** @type {Map<string, Map<string, number>>} */
  const near = new Map();
  const add = (one, other, weight) => {
    if (one === other || !meant.has(one) || !meant.has(other)) return;
    const of = near.get(one) ?? new Map();
    near.set(one, of.set(other, Math.max(of.get(other) ?? 0, weight)));
  };
  for (const { key, words, pointers } of synsets.values())
    for (const [index, word] of words.entries()) {
      const weight = 1 / (1 + (senses.get(`${word} ${key}`) ?? LAST_SENSE));
      for (const other of words) add(word, other, weight);
      for (const { kind, to, places } of pointers) {
        const there = synsets.get(to)?.words ?? [];
        if (RELATED.has(kind)) for (const other of there) add(word, other, BY_RELATION * weight);
        const [from, into] = [places.slice(0, 2), places.slice(2)].map((place) => Number.parseInt(place, 16));
        if (kind === DERIVED && from === index + 1) add(word, there[into - 1] ?? '', weight);
      }
    }
  return near;
}
