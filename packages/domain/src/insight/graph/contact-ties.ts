import { historyOf, type TieHistory } from './history.js';

/** A message of a contact, by who else took part in it. */
export interface SharedMessage {
  readonly conversation: string;
  readonly at: number;
  /** Messages of mailing lists tie to the owner alone. */
  readonly isPersonal: boolean;
  /** Contacts named in To or Cc. */
  readonly named: readonly string[];
}

/** When a contact first wrote in a conversation. */
export interface Entrance {
  readonly contact: string;
  readonly conversation: string;
  readonly at: number;
}

/** What a contact's messages tie them to: another contact, or the owner. */
export interface ContactTie extends TieHistory {
  readonly one: string;
  readonly other: string;
}

/** A message to more people is an announcement, and a group with more is a crowd: nobody in it wrote with everybody. */
export const MOST_TOGETHER = 20;

/**
 * The ties that a contact's messages make: to the owner by each message, and to every contact who was named in it or had written in the conversation
 * before. A tie between two contacts is what the messages of both make.
 *
 * @param messages of the contact, received from or sent to them.
 * @param entrances of everybody into the conversations of these messages.
 */
export function contactTies(
  contact: string,
  owner: string,
  messages: readonly SharedMessage[],
  entrances: readonly Entrance[],
): ContactTie[] {
  if (messages.length === 0) return [];
  const byConversation = Map.groupBy(entrances, ({ conversation }) => conversation);
  const instants = new Map<string, number[]>();
  for (const { conversation, at, isPersonal, named } of messages) {
    if (!isPersonal) continue;
    const inside = byConversation.get(conversation) ?? [];
    const present = inside.length > MOST_TOGETHER ? [] : inside.filter((one) => one.at <= at);
    const others = new Set([...(named.length > MOST_TOGETHER ? [] : named), ...present.map((one) => one.contact)]);
    others.delete(contact);
    for (const other of others) {
      const times = instants.get(other);
      if (times === undefined) instants.set(other, [at]);
      else times.push(at);
    }
  }
  return [
    { one: contact, other: owner, ...historyOf(messages.map(({ at }) => at)) },
    ...[...instants].map(([other, times]) => ({ one: contact, other, ...historyOf(times) })),
  ];
}
