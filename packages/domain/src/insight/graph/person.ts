import { quantile } from '../../shared/maths/quantile.js';
import { MINUTE } from '../../shared/time/units.js';
import type { Engagement } from '../customers/rfm/engagement.js';
import type { TimedMessage } from '../flow/response-times.js';
import { type QuantileSketch, sketchOf, sketchQuantile } from '../flow/sketch.js';
import { inOrder, waitsIn } from '../flow/waits.js';
import { businessDomain, companyIdOf } from './company.js';
import { activityOf } from './engagement.js';
import type { OwnerFacts, PersonFacts } from './facts.js';
import type { GraphRelationship, PlacedNode } from './node.js';

export interface Place {
  readonly node: PlacedNode;
  readonly relationships: readonly GraphRelationship[];
}

const NO_REPLIES: QuantileSketch = sketchOf([]);

/**
 * A person's place in the graph, from their messages with the owner.
 *
 * Every message counts; only personal ones count as replies and engagement. Automated messages do not count as replies.
 *
 * @param messages those of this person, in any order.
 */
export function placeOfPerson(ownerId: string, person: PersonFacts, messages: readonly TimedMessage[]): Place {
  const theirs = messages.filter(({ direction }) => direction === 'inbound');
  const ours = messages.filter(({ direction }) => direction === 'outbound');
  const ordered = inOrder(messages);
  const theirReplies = repliesOf(ordered.map(fromTheirSide));
  const ourReplies = repliesOf(ordered);
  const activity = activityOf(engagementsOf(ordered));
  const companyId = companyIdOf(ownerId, person.company);
  const strength = messages.length;
  const between = [
    correspondence(person.id, ownerId, theirs, theirReplies, strength),
    correspondence(ownerId, person.id, ours, ourReplies, strength),
  ].filter(({ messages: some }) => some > 0);
  return {
    node: {
      id: person.id,
      entityType: 'Person',
      name: person.name,
      contactId: person.id,
      isOwner: false,
      companyId,
      title: person.title,
      company: person.company,
      location: person.location,
      domain: businessDomain(person.email),
      employees: 0,
      messagesSent: theirs.length,
      messagesReceived: ours.length,
      lastMessageAt: latestOf(messages),
      lastReplyAt: theirReplies.reduce((latest, { answeredAt }) => Math.max(latest, answeredAt), 0),
      medianReplyMinutes: medianMinutes(theirReplies),
      activityPoints: activity.points,
      activityAt: activity.at,
    },
    relationships: companyId === null ? between : [...between, employment(person.id, companyId, strength)],
  };
}

/** The owner's node, with the messages received by others as written. @param replies the owner's reply times, in ms. */
export function placeOfOwner(
  { id, name, addresses }: OwnerFacts,
  messages: { readonly sent: number; readonly received: number },
  replies: QuantileSketch,
): PlacedNode {
  const median = sketchQuantile(replies, 0.5);
  return {
    id,
    entityType: 'Person',
    name: name === '' ? (addresses[0] ?? '') : name,
    contactId: null,
    isOwner: true,
    companyId: null,
    title: null,
    company: null,
    location: null,
    domain: businessDomain(addresses[0] ?? null),
    employees: 0,
    messagesSent: messages.sent,
    messagesReceived: messages.received,
    lastMessageAt: 0,
    lastReplyAt: 0,
    medianReplyMinutes: median === null ? null : median / MINUTE,
    activityPoints: 0,
    activityAt: 0,
  };
}

interface Reply {
  readonly answeredAt: number;
  /** In ms. */
  readonly waited: number;
}

function repliesOf(messages: Iterable<TimedMessage>): Reply[] {
  const replies: Reply[] = [];
  for (const { askedAt, answeredAt } of waitsIn(messages)) {
    if (answeredAt !== null) replies.push({ answeredAt, waited: answeredAt - askedAt });
  }
  return replies;
}

/** The message from the other side, which is always a person. */
const fromTheirSide = (message: TimedMessage): TimedMessage => ({
  ...message,
  direction: message.direction === 'inbound' ? 'outbound' : 'inbound',
  isByPerson: message.direction === 'inbound' && message.kind === 'personal',
});

function* whatTheyDid(ordered: readonly TimedMessage[]): Generator<Engagement> {
  const last = new Map<string, TimedMessage['direction']>();
  for (const { conversation, direction, kind, at } of ordered) {
    if (direction === 'inbound' && kind === 'personal')
      yield { kind: last.get(conversation) === 'outbound' ? 'replied' : 'wrote', at };
    last.set(conversation, direction);
  }
}

const engagementsOf = (ordered: readonly TimedMessage[]): Engagement[] => [...whatTheyDid(ordered)];

function medianMinutes(replies: readonly Reply[]): number | null {
  if (replies.length === 0) return null;
  return quantile(Float64Array.from(replies, ({ waited }) => waited).sort(), 0.5) / MINUTE;
}

const latestOf = (messages: readonly TimedMessage[]): number =>
  messages.reduce((latest, { at }) => Math.max(latest, at), 0);

const correspondence = (
  from: string,
  to: string,
  messages: readonly TimedMessage[],
  replies: readonly Reply[],
  strength: number,
): GraphRelationship => ({
  from,
  to,
  kind: 'wrote_to',
  messages: messages.length,
  threads: new Set(messages.map(({ conversation }) => conversation)).size,
  firstAt: messages.reduce((first, { at }) => Math.min(first, at), messages[0]?.at ?? 0),
  lastAt: latestOf(messages),
  replies: sketchOf(replies.map(({ waited }) => waited)),
  medianReplyMinutes: medianMinutes(replies),
  strength,
});

const employment = (person: string, company: string, strength: number): GraphRelationship => ({
  from: person,
  to: company,
  kind: 'works_at',
  messages: 0,
  threads: 0,
  firstAt: 0,
  lastAt: 0,
  replies: NO_REPLIES,
  medianReplyMinutes: null,
  strength,
});
