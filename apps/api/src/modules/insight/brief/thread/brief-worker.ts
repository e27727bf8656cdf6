import { parentPort, workerData } from 'node:worker_threads';
import { composeBrief, drawBrief } from '@concordia/domain/brief';
import { openWorkspaceReader } from '../../../../database/workspace-reader.js';
import type { BriefOrder, FromThread } from './brief-thread.js';
import { readFacts } from './read-facts.js';

/* Thread that composes a brief on its own database connection, posts the result and exits. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const order: BriefOrder = workerData;
const say = (message: FromThread) => port.postMessage(message);

async function compose(): Promise<void> {
  const reader = openWorkspaceReader(order.target, order.workspaceId);
  try {
    const content = composeBrief(await readFacts(reader, order));
    say({ kind: 'composed', content, drawings: drawBrief(content) });
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  } finally {
    await reader.close();
  }
}

void compose();
