import { objectFields } from '../kit/call.js';
import { isOneEmoji } from '../kit/emoji.js';
import type { AcceptedSignal } from '../kit/peer.js';
import { refused } from './refusals.js';

type Fields = ReadonlyMap<string, unknown>;

/** How long messages can be marked as read, in ms. */
const MARKABLE = 30 * 24 * 3_600_000;

export interface ReceivedMessage {
  /** `null` if it was received before the peer's start. */
  readonly from: string | null;
  /** ms since the epoch. */
  readonly at: number;
}

/**
 * Reads `status: read`, with or without a typing indicator.
 *
 * @throws Refusal for a message that no contact wrote, or one older than thirty days.
 */
export function readingOf(
  body: Fields,
  now: number,
  find: (messageId: string) => ReceivedMessage | null,
): readonly AcceptedSignal[] {
  if (body.get('status') !== 'read') throw refused('valueNotValid');
  const id = body.get('message_id');
  const message = typeof id === 'string' ? find(id) : null;
  if (typeof id !== 'string' || message === null || now - message.at > MARKABLE) {
    throw refused('badParameter', { details: 'Invalid message_id' });
  }
  const read = { kind: 'read', to: message.from, messageId: id } as const;
  if (!body.has('typing_indicator')) return [read];
  if (objectFields(body.get('typing_indicator'))?.get('type') !== 'text') throw refused('valueNotValid');
  return [read, { ...read, kind: 'typing' }];
}

/**
 * Reads a message of type `reaction`.
 *
 * @throws Refusal for a message that no contact wrote, one older than thirty days, and what is no emoji; an empty one removes the reaction.
 */
export function reactionOf(
  body: Fields,
  now: number,
  find: (messageId: string) => ReceivedMessage | null,
): Pick<AcceptedSignal, 'kind' | 'messageId' | 'emoji'> {
  const reaction = objectFields(body.get('reaction'));
  const [id, emoji] = [reaction?.get('message_id'), reaction?.get('emoji')];
  if (typeof id !== 'string' || id === '') throw refused('missingParameter', { details: 'message_id is required.' });
  if (emoji !== '' && !isOneEmoji(emoji)) throw refused('valueNotValid', { details: 'The emoji is not valid.' });
  const message = find(id);
  if (message === null || now - message.at > MARKABLE)
    throw refused('valueNotValid', { details: 'Invalid message_id' });
  return { kind: 'reaction', messageId: id, emoji: emoji === '' ? null : emoji };
}
