import { type Cursor, DAY, newestFirst } from '@concordia/domain';
import {
  type Cadence,
  type CadenceChange,
  type CadenceFacts,
  CHANGE_WINDOW,
  cadenceAt,
  cadenceChange,
  DORMANT_DAYS,
  FACT_DAYS,
  messageDays,
} from '@concordia/domain/patterns';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import { PatternsRepository, type Stretch } from './patterns.repository.js';

/** Maximum workspaces cached. */
const MOST_KNOWN = 20;

export interface Member {
  readonly id: string;
  /** Time of the last message, ms since the epoch. */
  readonly at: number;
  /** Days with a message among the last 28. */
  readonly messageDays: number;
  /** The class seven days ago; `null` if there was no message yet. */
  readonly previous: Cadence | null;
}

export interface Cadences {
  /** ms since the epoch. */
  readonly now: number;
  readonly people: Readonly<Record<Cadence, number>>;
  /** Class changes, latest first. */
  readonly changes: readonly (CadenceChange & { readonly contactId: string })[];
  /** Recently active members of each class, newest message first. All other members come after them and are read through the activity index. */
  readonly recent: Readonly<Record<Cadence, readonly Member[]>>;
}

const placeOf = ({ at, contactId }: CadenceChange & { readonly contactId: string }): Cursor => ({ at, id: contactId });

const memberOf = (id: string, at: number, facts: CadenceFacts, now: number): Member => ({
  id,
  at,
  messageDays: messageDays(facts),
  previous: cadenceAt(facts, now, CHANGE_WINDOW),
});

/**
 * Classifies contacts by message cadence.
 *
 * Message days are only counted for contacts active in the last five weeks. All others are medium or dormant, by the time of the last message stored
 * with each contact.
 */
@Injectable()
export class CadenceClasses {
  /** Latest result by workspace; valid until a message changes or the minute ends. */
  readonly #known = new Map<string, { readonly stamp: string; readonly cadences: Promise<Cadences> }>();
  /**
   * While messages change, by workspace and minute: the computation in progress, and the next one, shared by requests that arrived since it began.
   */
  readonly #fresh = new Map<string, { readonly now: Promise<Cadences>; next: Promise<Cadences> | null }>();

  constructor(private readonly repository: PatternsRepository) {}

  /**
   * @param now ms since the epoch, a whole minute.
   * @param version of the messages; `null` while they change.
   */
  async at(now: number, version: number | null): Promise<Cadences> {
    const { workspaceId } = currentPrincipal();
    if (version === null) return this.#makeFresh(`${workspaceId} ${now}`, now);
    const stamp = `${version} ${now}`;
    const known = this.#known.get(workspaceId);
    if (known?.stamp === stamp) return known.cadences;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    // Concurrent requests share one computation.
    const making = { stamp, cadences: this.#make(now) };
    this.#known.set(workspaceId, making);
    try {
      return await making.cadences;
    } catch (error) {
      if (this.#known.get(workspaceId) === making) this.#known.delete(workspaceId);
      throw error;
    }
  }

  /** Members of a class after a cursor, newest message first. */
  async members(cadence: Cadence, { now, recent }: Cadences, limit: number, after: Cursor | null): Promise<Member[]> {
    const known = recent[cadence];
    const start = after === null ? 0 : firstAfter(known, after);
    const members = known.slice(start, start + limit);
    const others = silentStretch(cadence, now);
    if (members.length === limit || others === null) return members;
    const rows = await this.repository.list(others, limit - members.length, after);
    return [...members, ...rows.map(({ id, at }) => memberOf(id, at, { days: [], before: at }, now))];
  }

  /**
   * Computes the current state while messages change. A computation in progress may have missed the latest message, so concurrent requests share the
   * following one.
   */
  #makeFresh(key: string, now: number): Promise<Cadences> {
    const known = this.#fresh.get(key);
    if (known !== undefined)
      return (known.next ??= Promise.allSettled([known.now]).then(() => this.#makeFresh(key, now)));
    const making = this.#make(now).finally(() => this.#fresh.delete(key));
    this.#fresh.set(key, { now: making, next: null });
    return making;
  }

  async #make(now: number): Promise<Cadences> {
    const recent: Record<Cadence, Member[]> = { high: [], medium: [], dormant: [] };
    const changes: (CadenceChange & { contactId: string })[] = [];
    for await (const { id, at, facts } of this.#active(now)) {
      const cadence = cadenceAt(facts, now);
      if (cadence !== null) recent[cadence].push(memberOf(id, at, facts, now));
      const change = cadenceChange(facts, now);
      if (change !== null) changes.push({ contactId: id, ...change });
    }
    const people = { high: recent.high.length, medium: recent.medium.length, dormant: recent.dormant.length };
    const dormant = now - DORMANT_DAYS * DAY;
    for (const cadence of ['medium', 'dormant'] as const) {
      const others = silentStretch(cadence, now);
      if (others !== null) people[cadence] += await this.repository.count(others);
    }
    const fallenAsleep = { after: dormant - CHANGE_WINDOW * DAY, until: dormant };
    for (const { id, last_message_at } of await this.repository.lastWithin(fallenAsleep)) {
      const change = cadenceChange({ days: [], before: last_message_at }, now);
      if (change !== null) changes.push({ contactId: id, ...change });
    }
    return { now, people, changes: changes.sort((a, b) => newestFirst(placeOf(a), placeOf(b))), recent };
  }

  /** Newest message first. */
  async *#active(now: number): AsyncGenerator<{ id: string; at: number; facts: CadenceFacts }> {
    const days = new Map<string, number[]>();
    for (let day = 0; day < FACT_DAYS; day += 1) {
      for (const id of await this.repository.onDay(day, now)) {
        const known = days.get(id);
        if (known === undefined) days.set(id, [day]);
        else known.push(day);
      }
    }
    for await (const slice of this.repository.since(now - FACT_DAYS * DAY)) {
      for (const { id, last_message_at: at, before } of slice)
        yield { id, at, facts: { days: days.get(id) ?? [], before } };
    }
  }
}

/** Range of last-message times that alone determines the class, for contacts not recently active; `null` for high, which has none. */
function silentStretch(cadence: Cadence, now: number): Stretch | null {
  const dormant = now - DORMANT_DAYS * DAY;
  if (cadence === 'high') return null;
  return cadence === 'dormant' ? { after: 0, until: dormant } : { after: dormant, until: now - FACT_DAYS * DAY };
}

/** Index of the first member after a cursor, by binary search: a class may have a hundred thousand members. */
function firstAfter(members: readonly Member[], place: Cursor): number {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const member = members[middle];
    if (member !== undefined && newestFirst(member, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
