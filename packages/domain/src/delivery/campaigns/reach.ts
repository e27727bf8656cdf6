import type { Channel } from '../../channels/channels.js';
import { type EligibilityFacts, eligibilityOf } from '../eligibility/eligibility.js';

export type Reach =
  | { readonly channel: Channel; readonly code: null }
  | {
      readonly channel: null;
      readonly code: string;
      readonly reason: string;
      /** When to check again, ms since the epoch; `null` if a person must change something first. */
      readonly until: number | null;
    };

/**
 * Returns the first open channel of a contact. If none is open, returns the refusal of the first, but prefers a channel that is only in quiet hours:
 * it is worth waiting for.
 *
 * @param channels at least one, the preferred one first.
 * @param text the message; `null` to check only the channels.
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
  if (told === undefined)
    return { channel: null, code: 'no_channel', reason: 'No channel was specified.', until: null };
  return { channel: null, code: told.code, reason: told.reason, until: told.until };
}
