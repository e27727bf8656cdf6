import { baseSubject } from '../../shared/text/subject.js';
import { SECOND } from '../../shared/time/units.js';

/** How long a message waits before it leaves, so that it can be taken back. */
export const UNDO_SEND = 5 * SECOND;

/** Where a message is on its way out. `scheduled` was given a time; `queued` leaves as soon as it may. */
export const OUTBOX_STATES = ['scheduled', 'queued', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Whether it can still be taken back: nothing of it has left. */
export const isHeld = (state: OutboxState): boolean => state === 'scheduled' || state === 'queued';

/** Whether nothing more happens to it by itself. */
export const isSettled = (state: OutboxState): boolean => !isHeld(state) && state !== 'sending';

/**
 * What can keep a provider from delivering, in our words for all of them. `transient` was surely not taken; of what is `unconfirmed` the
 * answer never came, so that it may have been. `stopped` is no provider's word: the automation that wrote it may not send any more.
 */
export const SEND_FAILURES = [
  'authentication',
  'throttled',
  'recipient_unreachable',
  'opted_out',
  'window_closed',
  'template_needed',
  'too_long',
  'rejected',
  'transient',
  'unconfirmed',
  'stopped',
] as const;

export type SendFailure = (typeof SEND_FAILURES)[number];

/** Whether the same message may get through later without anybody changing anything. */
export const isWorthRepeating = (failure: SendFailure): boolean => failure === 'throttled' || failure === 'transient';

/** The subject of an answer to a conversation: its own with one "Re:" before it. */
export const replySubject = (subject: string | null): string | null =>
  subject === null ? null : `Re: ${baseSubject(subject) || subject}`;
