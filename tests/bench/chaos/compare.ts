import type { Message } from '@concordia/api-client';
import type { Provider } from '@concordia/domain';
import type { Taken } from './tell.ts';
import { isMail, type Written } from './traffic.ts';

/** What was made of a provider's messages; each list holds texts. */
export interface Findings {
  readonly provider: Provider;
  readonly written: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Shown before something that came first. */
  readonly disordered: readonly string[];
  /** In another conversation than the rest of theirs, or together with somebody else's. */
  readonly split: readonly string[];
}

/** Holds what the product shows against what was written. @param messages newest first, as the product lists them */
export function compare(
  written: readonly Written[],
  taken: ReadonlyMap<Written, Taken>,
  messages: readonly Message[],
): Findings[] {
  const shown = Map.groupBy(messages, ({ content }) => content);
  const known = new Map(written.map((one) => [one.text, one]));
  const oldestFirst = messages.toReversed().flatMap((message) => {
    const one = known.get(message.content);
    return one === undefined ? [] : [{ one, conversationId: message.conversationId }];
  });
  const disordered = new Set<Written>();
  for (const list of Map.groupBy(oldestFirst, ({ conversationId }) => conversationId).values())
    for (const one of disorderedIn(
      list.map(({ one }) => one),
      taken,
    ))
      disordered.add(one);
  const split = new Set([
    ...strangers(
      oldestFirst,
      ({ one }) => one.conversation,
      ({ conversationId }) => conversationId,
    ),
    ...strangers(
      oldestFirst,
      ({ conversationId }) => conversationId,
      ({ one }) => one.conversation,
    ),
  ]);
  return [...Map.groupBy(written, ({ provider }) => provider)].map(([provider, ours]) => ({
    provider,
    written: ours.length,
    lost: textsOf(ours.filter(({ text }) => !shown.has(text))),
    doubled: textsOf(ours.filter(({ text }) => (shown.get(text)?.length ?? 0) > 1)),
    disordered: textsOf(ours.filter((one) => disordered.has(one))),
    split: textsOf(ours.filter((one) => split.has(one))),
  }));
}

const textsOf = (written: readonly Written[]): string[] => written.map(({ text }) => text);

/** The members of a group that are not where its first one is. */
function strangers<Item extends { readonly one: Written }>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  placeOf: (item: Item) => string,
): Written[] {
  const groups = [...Map.groupBy(items, groupOf).values()];
  return groups.flatMap(([first, ...others]) =>
    first === undefined ? [] : others.filter((item) => placeOf(item) !== placeOf(first)).map(({ one }) => one),
  );
}

/**
 * Those of a conversation that stand behind a later one. A provider's clock decides, as exactly as it tells the time. Twilio tells none:
 * there the order is that of arrival, and two that were on their way at the same time may stand either way.
 */
function disorderedIn(conversation: readonly Written[], taken: ReadonlyMap<Written, Taken>): Written[] {
  let latest = Number.NEGATIVE_INFINITY;
  return conversation.filter((one) => {
    const [earliest, until] = span(one, taken);
    const isWrong = until < latest;
    latest = Math.max(latest, earliest);
    return isWrong;
  });
}

/** Within which the message came, by the clock that counts. */
function span(one: Written, taken: ReadonlyMap<Written, Taken>): readonly [number, number] {
  if (one.provider === 'twilio') {
    const { from, until } = taken.get(one) ?? { from: 0, until: Number.POSITIVE_INFINITY };
    return [from, until];
  }
  const isWholeSeconds = isMail(one.provider) || one.provider === 'whatsapp' || one.provider === 'telegram';
  const at = isWholeSeconds ? Math.floor(one.at / 1000) : one.at;
  return [at, at];
}
