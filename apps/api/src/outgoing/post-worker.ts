import { lookup } from 'node:dns';
import { parentPort } from 'node:worker_threads';
import { PostClient } from './post-client.js';
import type { FromPostThread, ToPostThread } from './post-thread.js';

/* The posting thread. Sockets and parsing cost more than everything before a post; here they delay no reads or writes. Responses of one turn are
   returned together. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

const client = new PostClient(lookup);
let answers: FromPostThread[] = [];

function say(answer: FromPostThread): void {
  if (answers.length === 0) {
    setImmediate(() => {
      port?.postMessage(answers);
      answers = [];
    });
  }
  answers.push(answer);
}

port.on('message', (orders: readonly ToPostThread[]) => {
  for (const { number, url, ...post } of orders) {
    client.post({ ...post, url: new URL(url) }).then(
      (posted) => say({ number, posted }),
      (error: unknown) => say({ number, problem: error instanceof Error ? error.message : String(error) }),
    );
  }
});
