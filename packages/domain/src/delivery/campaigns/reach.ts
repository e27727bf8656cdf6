import type { Channel } from '../../channels/channels.js';
import { type EligibilityFacts, eligibilityOf } from '../eligibility/eligibility.js';

/** Where somebody can be written to now, or why nowhere. */
export type Reach =
  | { readonly channel: Channel; readonly code: null }
  | {
      readonly channel: null;
      readonly code: string;
      readonly reason: string;
      /** When asking again makes sense, ms since the epoch; `null` when a person has to change something first. */
      readonly until: number | null;
    };

/**
 * The first of the channels that is open for somebody. Where none is, what is said of the first; but a channel that only has quiet hours is worth
 * waiting for.
 *
 * @param channels at least one, the preferred one first.
 * @param text what it says; `null` to ask about the channels alone.
 */
export function reachOf(
  facts: Readonly<Record<Channel, EligibilityFacts>>,
  channels: readonly Channel[],
  text: string | null,
  now: number,
): Reach {
  const answers = channels.map((channel) => ({ channel, answer: eligibilityOf(facts[channel], now, text) }));
  for (const { channel, answer } of answers) if (answer.eligible) return { channel, code: null };
  const refusals = answers.flatMap(({ answer }) => (answer.eligible ? [] : [answer]));
  const told = refusals.find(({ until }) => until !== null) ?? refusals[0];
  if (told === undefined) return { channel: null, code: 'no_channel', reason: 'No channel was named.', until: null };
  return { channel: null, code: told.code, reason: told.reason, until: told.until };
}
