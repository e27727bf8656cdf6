import type { ReactionTarget, SignalResult, SignalTarget } from '../../port/adapter.js';
import { postSignal } from '../signals.js';
import type { Page } from './send.js';

/** A sender action, which may have no other parameter beside it (…/messenger-platform/send-messages/sender-actions). */
export const signalFromPage = (
  { account, pageId }: Page,
  { to }: SignalTarget,
  action: 'mark_seen' | 'typing_on',
  signal: AbortSignal,
): Promise<SignalResult> => postSignal(account, pageId, { recipient: { id: to }, sender_action: action }, signal);

/** Messenger takes any emoji; Instagram the heart alone, by its name. */
export function reactFromPage(
  { account, pageId, product }: Page,
  { to, messageId, emoji }: ReactionTarget,
  signal: AbortSignal,
): Promise<SignalResult> {
  const reaction = product.channel === 'instagram' ? 'love' : emoji;
  const body = {
    recipient: { id: to },
    sender_action: emoji === null ? 'unreact' : 'react',
    payload: { message_id: messageId, ...(emoji !== null && { reaction }) },
  };
  return postSignal(account, pageId, body, signal);
}
