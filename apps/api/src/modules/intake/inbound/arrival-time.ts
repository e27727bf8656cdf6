import type { InboundEvent } from '@concordia/channels/port';

/** A message we wrote in the conversation that a message arrives in. */
export interface OwnMessage {
  /** ms since the epoch. */
  readonly sentAt: number;
  /** `null` until the provider accepted it. */
  readonly providerId: string | null;
}

const secondOf = (instant: number): number => Math.floor(instant / 1000);

/**
 * When an arriving message counts as written: after the message that it answers, and after ours of the same second. Many providers and the Date header
 * of an email give whole seconds, and the clocks of two computers differ; by date alone the answer would stand before the question.
 *
 * @param own our messages that are dated at or after the event
 * @returns ms since the epoch.
 */
export function arrivalTime({ at, inReplyTo }: Pick<InboundEvent, 'at' | 'inReplyTo'>, own: readonly OwnMessage[]) {
  // Some providers name their messages by the local part of the Message-ID.
  const answered = inReplyTo === null ? [] : [inReplyTo, inReplyTo.replace(/@.*$/s, '')];
  const earlier = own.filter(
    ({ sentAt, providerId }) =>
      (at % 1000 === 0 && secondOf(sentAt) === secondOf(at)) || (providerId !== null && answered.includes(providerId)),
  );
  return Math.max(at, ...earlier.map(({ sentAt }) => sentAt + 1));
}
