import { baseSubject } from '../../shared/text/subject.js';
import { SECOND } from '../../shared/time/units.js';

/** How long a message waits before sending, so that it can be undone. */
export const UNDO_SEND = 5 * SECOND;

/** The delivery state of a message. `scheduled` has a set time; `queued` is sent as soon as possible. */
export const OUTBOX_STATES = ['scheduled', 'queued', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Whether it can still be canceled: nothing was sent. */
export const isHeld = (state: OutboxState): boolean => state === 'scheduled' || state === 'queued';

/** Whether it no longer changes automatically. */
export const isSettled = (state: OutboxState): boolean => !isHeld(state) && state !== 'sending';

/**
 * Delivery failures, common to all providers. `transient` was certainly not accepted; `unconfirmed` may have been, because no response came.
 * `stopped` is not from a provider: the automation that wrote the message may no longer send.
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

/** Whether a retry of the same message may succeed without any change. */
export const isWorthRepeating = (failure: SendFailure): boolean => failure === 'throttled' || failure === 'transient';

/** The subject of a forwarded message, prefixed with a single "Fwd:". */
export const forwardSubject = (subject: string | null): string =>
  subject === null ? 'Fwd:' : `Fwd: ${baseSubject(subject) || subject}`;

/** The subject of a reply to a conversation: its own, prefixed with a single "Re:". */
export const replySubject = (subject: string | null): string | null =>
  subject === null ? null : `Re: ${baseSubject(subject) || subject}`;
