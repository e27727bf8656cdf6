import { CHANNEL_NAMES, CHANNELS, type Channel } from '../../channels/channels.js';
import type { ChannelMode } from '../../channels/modes.js';
import type { Consent } from '../../people/identity/consent.js';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { CHANNEL_LIMITS, type MessageMeter, measureMessage } from '../limits/limits.js';
import { type QuietHours, quietUntil } from './quiet-hours.js';

/** Why a message may not be sent. Checked in this order; the first match is reported. */
export const ELIGIBILITY_CODES = [
  'not_connected',
  'no_contact_point',
  'opted_out',
  'cannot_start',
  'window_closed',
  'quiet_hours',
  'empty',
  'too_long',
] as const;

export type EligibilityCode = (typeof ELIGIBILITY_CODES)[number];

export interface EligibilityFacts {
  readonly channel: Channel;
  readonly mode: ChannelMode;
  readonly hasContactPoint: boolean;
  readonly consent: Consent;
  /** Their last message to us on this channel, ms since the epoch; `null` if none. */
  readonly lastInboundAt: number | null;
  readonly hasConversation: boolean;
  readonly quietHours: QuietHours | null;
  /** Whether a person writes by an account that may answer for longer by hand. @default false */
  readonly isByHumanAgent?: boolean;
  /** Whether the message is a provider-approved template, which no window restricts. */
  readonly isTemplate?: boolean;
  /** Measures the text by its route: a public reply has another limit than a message. @default as a private message */
  readonly measure?: (text: string) => MessageMeter;
}

export interface Eligible {
  readonly eligible: true;
  /** ms since the epoch; `null` if unlimited. */
  readonly until: number | null;
  readonly maxLength: number;
}

export interface Ineligible {
  readonly eligible: false;
  readonly code: EligibilityCode;
  readonly reason: string;
  /** When the refusal ends automatically, ms since the epoch; `null` if it does not or is unknown. */
  readonly until: number | null;
  /** An open channel; `null` if none is open or another would not help. */
  readonly instead: Channel | null;
  readonly maxLength: number;
}

export type Eligibility = Eligible | Ineligible;

type Refusal = Pick<Ineligible, 'code' | 'reason' | 'until'>;

const name = (channel: Channel): string => CHANNEL_NAMES[channel];

/** A contact who wrote within a day expects a reply, so it may be sent during quiet hours. */
const ANSWER_WITHIN = DAY;

function connectionRefusal({ channel, mode, hasContactPoint, consent }: EligibilityFacts): Refusal | null {
  if (mode === 'not_connected') {
    const reason = `${name(channel)} is not connected. Connect it in Channel Setup.`;
    return { code: 'not_connected', reason, until: null };
  }
  if (!hasContactPoint) {
    const reason = `This contact has no ${name(channel)} address. Add one to the contact.`;
    return { code: 'no_contact_point', reason, until: null };
  }
  if (consent === 'out') {
    const reason = `This contact has opted out of ${name(channel)}. Wait until they write or opt in again.`;
    return { code: 'opted_out', reason, until: null };
  }
  return null;
}

function timingRefusal(facts: EligibilityFacts, at: number): Refusal | null {
  const { channel, lastInboundAt, hasConversation, quietHours } = facts;
  const { canStart } = CHANNEL_LIMITS[channel];
  if (!canStart && !hasConversation && lastInboundAt === null) {
    const reason = `On ${name(channel)}, only the contact can start a conversation. Wait until they write.`;
    return { code: 'cannot_start', reason, until: null };
  }
  const windowEnd = windowEndOf(facts);
  if (windowEnd !== null && at >= windowEnd && facts.isTemplate !== true) {
    const reason =
      `${name(channel)} allows free-form messages for ${spanOf(windowOf(facts) ?? 0)} after the contact's last message` +
      `${lastInboundAt === null ? ', and they have not written yet' : ', and that time has passed'}. Wait until they write.`;
    return { code: 'window_closed', reason, until: null };
  }
  const isAnswer = lastInboundAt !== null && at - lastInboundAt < ANSWER_WITHIN;
  const end = quietHours === null || isAnswer ? null : quietUntil(quietHours, at);
  if (end === null) return null;
  const reason = `${name(channel)} is in quiet hours. Schedule the message for after they end.`;
  return { code: 'quiet_hours', reason, until: end };
}

function contentRefusal({ channel, measure }: EligibilityFacts, content: string): Refusal | null {
  if (content.trim() === '') return { code: 'empty', reason: 'The message is empty. Write something.', until: null };
  const { fits, left, maxLength } = measure?.(content) ?? measureMessage(channel, content);
  if (fits) return null;
  const reason = `The message is ${-left} characters too long for ${name(channel)}, which allows ${maxLength}. Shorten it.`;
  return { code: 'too_long', reason, until: null };
}

function windowOf({ channel, isByHumanAgent = false }: EligibilityFacts): number | null {
  const { windowMs, humanWindowMs } = CHANNEL_LIMITS[channel];
  return isByHumanAgent ? (humanWindowMs ?? windowMs) : windowMs;
}

/** `24 hours`, `7 days` */
const spanOf = (ms: number): string => (ms > 2 * DAY ? `${ms / DAY} days` : `${ms / HOUR} hours`);

/**
 * Whether a message needs the tag of a human agent: its writer may still answer, and the window for all others has closed, or is about to.
 *
 * @param at the sending time, ms since the epoch.
 */
export function needsHumanAgent(facts: EligibilityFacts, at: number): boolean {
  const { channel, lastInboundAt, isByHumanAgent = false } = facts;
  const { windowMs, humanWindowMs } = CHANNEL_LIMITS[channel];
  if (!isByHumanAgent || humanWindowMs === undefined || windowMs === null || lastInboundAt === null) return false;
  return at >= lastInboundAt + windowMs - MINUTE;
}

/** The facts about one message: what an account may do by hand, no automation may. */
export const factsByWriter = <Facts extends EligibilityFacts>(facts: Facts, isAutomated: boolean): Facts => ({
  ...facts,
  isByHumanAgent: facts.isByHumanAgent === true && !isAutomated,
});

/** When the window for free messages ends: `null` on channels without one, -∞ if the contact never wrote. */
function windowEndOf(facts: EligibilityFacts): number | null {
  const { lastInboundAt } = facts;
  const windowMs = windowOf(facts);
  if (windowMs === null) return null;
  return lastInboundAt === null ? Number.NEGATIVE_INFINITY : lastInboundAt + windowMs;
}

/**
 * Whether a message may be sent to a contact on a channel.
 *
 * @param at the sending time, ms since the epoch.
 * @param content the message; `null` to check only the channel.
 * @param others the same contact on other channels, to suggest an open one.
 */
export function eligibilityOf(
  facts: EligibilityFacts,
  at: number,
  content: string | null = null,
  others: readonly EligibilityFacts[] = [],
): Eligibility {
  const maxLength = facts.measure?.('').maxLength ?? CHANNEL_LIMITS[facts.channel].maxLength;
  const refusal =
    connectionRefusal(facts) ?? timingRefusal(facts, at) ?? (content === null ? null : contentRefusal(facts, content));
  if (refusal === null) return { eligible: true, until: windowEndOf(facts), maxLength };
  return {
    eligible: false,
    ...refusal,
    instead: openInstead(refusal.code, facts.channel, at, content, others),
    maxLength,
  };
}

/** The open channel with the contact's latest message, then in channel order. None for an empty message. */
function openInstead(
  code: EligibilityCode,
  channel: Channel,
  at: number,
  content: string | null,
  others: readonly EligibilityFacts[],
): Channel | null {
  if (code === 'empty') return null;
  const open = others.filter((other) => other.channel !== channel && eligibilityOf(other, at, content).eligible);
  const [best] = open.toSorted(
    (one, another) =>
      (another.lastInboundAt ?? 0) - (one.lastInboundAt ?? 0) ||
      CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(another.channel),
  );
  return best?.channel ?? null;
}
