import { STORY_ORIGIN } from '@concordia/fixtures';
import type { Send } from './load-worker.js';

/** A reply of the worker, as it is kept beside it for pages that need no more than this. */
export interface KeptReply {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** The address of the page does not matter to the API. */
const PAGE = 'http://127.0.0.1:4600';

const TEXT = /json|text/;

/** @returns `null` for a read that wrote, and for what is not text or not found. */
async function replyTo(send: Send, key: number, path: string, sent: [string, string][]): Promise<KeptReply | null> {
  const reply = await send({ kind: 'ask', key, url: `${PAGE}${path}`, method: 'GET', headers: sent, body: null });
  if (reply.kind !== 'answer') throw new Error(reply.kind === 'failed' ? reply.reason : reply.kind);
  const { status, headers, body, isRead } = reply;
  if (!isRead || status !== 200 || body === null || !TEXT.test(new Headers(headers).get('content-type') ?? ''))
    return null;
  return { status, headers, body: new TextDecoder().decode(body) };
}

let lastKey = 0;

/** Asks reads of the unchanged world, each of a backend that nothing was written to before. */
async function repliesInTurn(send: Send, reads: readonly string[], sent: [string, string][]) {
  const replies = new Map<string, KeptReply | null>();
  let isFresh = false;
  for (const path of reads) {
    if (!isFresh) {
      lastKey += 1;
      await send({ kind: 'open', key: lastKey, ...STORY_ORIGIN, changed: null, isMailRead: false });
    }
    const reply = await replyTo(send, lastKey, path, sent);
    isFresh = reply !== null;
    replies.set(path, reply);
  }
  return replies;
}

/**
 * Asks each read twice, in both orders. Only what was answered alike is kept.
 *
 * @param sent headers of the second time.
 */
export async function repliesOf(
  send: Send,
  reads: readonly string[],
  sent: [string, string][] = [],
): Promise<Record<string, KeptReply>> {
  const replies = await repliesInTurn(send, reads, []);
  const again = await repliesInTurn(send, reads.toReversed(), sent);
  const kept: Record<string, KeptReply> = {};
  for (const [path, reply] of replies) {
    if (reply !== null && JSON.stringify(reply) === JSON.stringify(again.get(path))) kept[path] = reply;
  }
  return kept;
}
