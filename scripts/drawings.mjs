/* Writes the drawings of the icons from Lucide's and our own, as data: `npm run generate`. A page gets them without Lucide's components, at less
   than half the weight. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** @typedef {[kind: string, attributes: Record<string, string>]} Shape as Lucide has it */

const ui = inRoot('packages', 'ui');
const target = join(ui, 'src', 'components', 'Icon', 'generated', 'drawings.ts');

/** @param {string} name */
const jsonOf = (name) => JSON.parse(readFileSync(join(ui, 'icons', name), 'utf8'));

/** @type {Record<string, (attributes: Record<string, string>) => string>} */
const encoders = {
  path: ({ d }) => d ?? '',
  circle: ({ cx, cy, r }) => `c${[cx, cy, r].join(' ')}`,
  rect: ({ x, y, width, height, rx, ry }) =>
    `r${[x, y, width, height, rx, ...(ry === undefined ? [] : [ry])].join(' ')}`,
  line: ({ x1, y1, x2, y2 }) => `l${[x1, y1, x2, y2].join(' ')}`,
  polyline: ({ points }) => `p${points}`,
};

/** @param {Shape} shape */
function encode([kind, attributes]) {
  const encoder = encoders[kind];
  if (encoder === undefined) throw new Error(`An icon has a shape that cannot be drawn yet: ${kind}`);
  return encoder(attributes);
}

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '..', 'esm', 'icons');

/** @param {string} file @returns {Promise<Shape[]>} */
async function shapesOf(file) {
  const { __iconData } = await import(join(lucide, `${file}.mjs`));
  return __iconData.node;
}

/** @type {Record<string, string>} */
const drawings = {};
for (const [name, file] of Object.entries(jsonOf('lucide.json'))) {
  drawings[name] = (await shapesOf(file)).map(encode).join('|');
}
for (const [name, shapes] of Object.entries(jsonOf('own.json'))) drawings[name] = shapes.map(encode).join('|');

/** @param {string} name */
const keyOf = (name) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

const lines = Object.keys(drawings)
  .toSorted()
  .map((name) => `  ${keyOf(name)}: '${drawings[name]}',`);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `// Written by \`npm run generate\` from icons/lucide.json and icons/own.json. Lucide's drawings are under the ISC license.\n\nexport const drawings = {\n${lines.join('\n')}\n} as const;\n`,
);
