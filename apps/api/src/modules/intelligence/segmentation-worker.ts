import { parentPort, workerData } from 'node:worker_threads';
import { dayNumber, segmentCustomers } from '@concordia/domain/customers';
import { learnIntents } from '@concordia/domain/intents';
import { rowOf } from './score-row.js';
import type { FromThread, SegmentationOrder } from './segmentation-thread.js';

/* The thread of the segmentation: fits every model, scores every customer, and ends by itself. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const order: SegmentationOrder = workerData;
const say = (message: FromThread) => port.postMessage(message);

try {
  const { customers, pasts, messages, now } = order;
  const learned = learnIntents(messages, now);
  const { result, scores } = segmentCustomers({ customers, pasts, answers: learned.answers, now });
  const today = dayNumber(now);
  say({ kind: 'found', found: { result, learned, rows: scores.map((score) => rowOf(score, today)) } });
} catch (error) {
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
} finally {
  port.close();
}
