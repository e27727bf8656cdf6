import { parentPort } from 'node:worker_threads';
import { type CustomerFacts, dayNumber, segmentCustomers } from '@concordia/domain/customers';
import { learnIntents } from '@concordia/domain/intents';
import { rowOf } from './score-row.js';
import type { FromThread, ToThread } from './segmentation-thread.js';

/* Segmentation thread: fits every model, scores every customer and returns the scores in batches. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const say = (message: FromThread) => port.postMessage(message);

/** Indexed by point in time. */
const looks: CustomerFacts[][] = [];
let rows: ReturnType<typeof rowOf>[] = [];

function answer(message: ToThread): void {
  if (message.kind === 'customers') {
    (looks[message.look] ??= []).push(...message.customers);
    return;
  }
  if (message.kind === 'rows') {
    say({ kind: 'rows', rows: rows.slice(message.from, message.from + message.limit) });
    return;
  }
  const { cutoffs, messages, purchases, now } = message;
  const learned = learnIntents(messages, purchases, now);
  const pasts = cutoffs.map((cutoff, index) => ({ cutoff, customers: looks[index + 1] ?? [] }));
  const { result, scores } = segmentCustomers({ customers: looks[0] ?? [], pasts, answers: learned.answers, now });
  const today = dayNumber(now);
  rows = scores.map((score) => rowOf(score, today));
  say({ kind: 'found', found: { result, learned, scores: rows.length } });
}

port.on('message', (message: ToThread) => {
  try {
    answer(message);
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
