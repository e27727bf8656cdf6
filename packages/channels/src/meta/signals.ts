import type { SignalResult } from '../port/adapter.js';
import { callGraph, type GraphAccount } from './graph.js';

/** Posts something other than a message, of which nothing is kept at Meta. */
export async function postSignal(
  account: GraphAccount,
  senderId: string,
  body: object,
  signal: AbortSignal,
): Promise<SignalResult> {
  const answer = await callGraph(account, { method: 'POST', path: `${senderId}/messages`, body }, signal);
  if (answer.ok) return { ok: true };
  const { failure, providerCode } = answer;
  return { ok: false, failure, providerCode };
}
