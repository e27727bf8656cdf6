import { DAY, HOUR } from '../../shared/time/units.js';
import { NO_FLOW, type WaitTally } from '../flow/day-tally.js';
import { sketchOf } from '../flow/sketch.js';
import { briefCustomersOf } from './customers.js';
import type { BriefFacts, BriefMessage, LeavingCustomer, SaidMessage, WaitingMessage } from './facts.js';

/** A Friday, ten in the morning in Stockholm. */
export const NOW = Date.UTC(2026, 10, 20, 9);

/** Replies that took so long, in ms. */
export const repliesAfter = (...waited: readonly number[]): WaitTally => ({
  ...NO_FLOW.waits,
  answered: waited.length,
  sketch: sketchOf(waited),
});

export const QUIET: BriefFacts = {
  now: NOW,
  timeZone: 'Europe/Stockholm',
  emails: [],
  hearsOfOpenings: false,
  clicked: { count: 0, newest: [] },
  received: { count: 0, newest: [], before: 0 },
  negative: { count: 0, newest: [] },
  waiting: { count: 0, urgent: 0, first: [] },
  said: [],
  kept: new Map(),
  topIntent: null,
  replyTimes: repliesAfter(),
  failed: { count: 0, newest: [] },
  returns: { answered: { trials: 0, successes: 0 }, unanswered: { trials: 0, successes: 0 } },
  customers: briefCustomersOf({ result: null, wrote: 0, leaving: [], values: new Map(), offers: [] }),
};

export const message = (messageId: string, contactId: string | null, at = NOW - DAY): BriefMessage => ({
  messageId,
  conversationId: `c-${messageId}`,
  contactId,
  contactName: contactId,
  channel: 'email',
  label: `About ${messageId}`,
  at,
});

export const waits = (
  messageId: string,
  contactId: string | null,
  wishes: Partial<WaitingMessage> = {},
): WaitingMessage => ({
  ...message(messageId, contactId, NOW - 5 * HOUR),
  priority: 50,
  isUrgent: false,
  reasons: [],
  text: 'Hello',
  ...wishes,
});

export const said = (messageId: string, text: string, wishes: Partial<SaidMessage> = {}): SaidMessage => ({
  ...message(messageId, 'ada'),
  direction: 'outbound',
  text,
  ...wishes,
});

export const leaving = (contactId: string, wishes: Partial<LeavingCustomer> = {}): LeavingCustomer => ({
  contactId,
  contactName: contactId,
  churnProbability: 0.8,
  silenceDays: 40,
  heldOutOf: [],
  latest: null,
  ...wishes,
});
