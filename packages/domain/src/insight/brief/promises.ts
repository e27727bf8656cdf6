import { promisesOf } from '../../inbox/promises/promises.js';
import { DAY } from '../../shared/time/units.js';
import type { BriefPromise } from './content.js';
import type { SaidMessage } from './facts.js';
import { iso } from './words.js';

/** Maximum promises and requests in a brief. */
const MOST = 20;

/** How long an overdue promise is shown, how far ahead a future one is, and how long one without a deadline is. */
const OVERDUE_FOR = 7 * DAY;
const AHEAD = 14 * DAY;
const FRESH = 3 * DAY;

export interface DatedPromise extends BriefPromise {
  /** ms since the epoch; `null` if no time was named. */
  readonly due: number | null;
}

/**
 * The relevant promises of a day: recently or soon due, or recent ones without a deadline. By deadline, ascending. Where there are too many, requests are left out first.
 *
 * @param kept sentences that were checked off, by message.
 */
export function promisesFound(
  said: readonly SaidMessage[],
  now: number,
  timeZone: string,
  kept: ReadonlyMap<string, readonly string[]> = new Map(),
): DatedPromise[] {
  const found = said
    .flatMap((message) =>
      promisesOf(message.text, message.direction, { sentAt: message.at, timeZone }).map(
        ({ by, kind, quote, due }, index) => ({
          id: `${message.messageId}:${index}`,
          by,
          kind,
          quote,
          due: due?.at ?? null,
          dueAt: due === null ? null : iso(due.at),
          duePhrase: due?.phrase ?? null,
          isOverdue: due !== null && due.at < now,
          saidAt: iso(message.at),
          channel: message.channel,
          messageId: message.messageId,
          conversationId: message.conversationId,
          contactId: message.contactId,
          contactName: message.contactName,
        }),
      ),
    )
    .filter(({ messageId, quote }) => kept.get(messageId)?.includes(quote) !== true)
    .filter(({ due, saidAt }) =>
      due === null ? now - Date.parse(saidAt) <= FRESH : due >= now - OVERDUE_FOR && due <= now + AHEAD,
    )
    .toSorted(
      (a, b) =>
        (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) ||
        (a.saidAt < b.saidAt ? 1 : a.saidAt > b.saidAt ? -1 : a.id < b.id ? -1 : 1),
    );
  const promises = found.filter(({ kind }) => kind !== 'request').slice(0, MOST);
  const requests = found.filter(({ kind }) => kind === 'request').slice(0, MOST - promises.length);
  const listed = new Set([...promises, ...requests]);
  return found.filter((one) => listed.has(one));
}
