import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import {
  clusterCentres,
  clusterCount,
  nearestOf,
  packModel,
  repeatableChance,
  rowsOf,
  type TrainingText,
  trainVectors,
  unpackKnownWords,
  type VectorModel,
  vectorOf,
} from '@concordia/domain/vectors';
import { plainBytes } from './vector-bytes.js';
import type { FromThread, ToThread, TrainingOrder } from './vector-thread.js';

/* Thread of vectors: trains a model on the texts it was given, then makes vectors with it. It works in slices, since in the browser it shares a thread with
   the requests. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const say = (message: FromThread) => port.postMessage(message);

/** In ms. */
const SLICE = 20;
/** Messages whose clusters are looked for. */
const SAMPLED = 20_000;
/** Progress is told at most so often: each is awaited and written. */
const STEP = 0.1;

const texts: TrainingText[] = [];
let model: VectorModel | null = null;
let centres: readonly Int8Array[] = [];

async function inSlices<Result>(work: Generator<unknown, Result>, onStep: (value: unknown) => void): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    onStep(step.value);
    if (performance.now() - since < SLICE) continue;
    await setImmediate();
    since = performance.now();
  }
}

function* sampled(learnt: VectorModel, every: number): Generator<undefined, Int8Array[]> {
  const sample: Int8Array[] = [];
  for (let index = 0; index < texts.length; index += every) {
    sample.push(vectorOf(learnt, texts[index]?.text ?? ''));
    yield;
  }
  return sample;
}

async function train({ seed, messages, names, known }: TrainingOrder): Promise<void> {
  let told = 0;
  const learnt = await inSlices(
    trainVectors(texts, seed, names, known === null ? null : unpackKnownWords(known)),
    (share) => {
      if (typeof share !== 'number' || share - told < STEP) return;
      told = share;
      say({ kind: 'progress', share });
    },
  );
  const every = Math.max(1, Math.ceil(texts.length / SAMPLED));
  const sample = await inSlices(sampled(learnt, every), () => undefined);
  texts.length = 0;
  const found = await inSlices(clusterCentres(sample, clusterCount(messages), repeatableChance(seed)), () => undefined);
  model = learnt;
  centres = rowsOf(found);
  say({ kind: 'trained', model: packModel(learnt), centres: plainBytes(found) });
}

async function answer(message: ToThread): Promise<void> {
  if (message.kind === 'texts') texts.push(...message.texts);
  else if (message.kind === 'train') await train(message);
  else {
    const learnt = model;
    if (learnt === null) throw new Error('There is no model yet.');
    const vectors = message.texts.map((text) => vectorOf(learnt, text));
    say({
      kind: 'placed',
      vectors: vectors.map(plainBytes),
      clusters: vectors.map((vector) => nearestOf(centres, vector)),
    });
  }
}

port.on('message', (message: ToThread) => {
  answer(message).catch((error: unknown) => {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});
