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

/** How many workspaces' classes are held in memory. */
const MOST_KNOWN = 20;

/** Somebody of a class. */
export interface Member {
  readonly id: string;
  /** Of their last message, ms since the epoch. */
  readonly at: number;
  /** On how many of the last 28 days there was a message. */
  readonly messageDays: number;
  /** The class seven days ago; `null` when there had been no message. */
  readonly previous: Cadence | null;
}

/** The classes of a workspace at one time. */
export interface Cadences {
  /** ms since the epoch. */
  readonly now: number;
  readonly people: Readonly<Record<Cadence, number>>;
  /** Who changed, the latest first. */
  readonly changes: readonly (CadenceChange & { readonly contactId: string })[];
  /** Of each class those who had a message lately, the newest one first. All others come after them, and stand in the index of activity. */
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
 * Puts contacts into their classes.
 *
 * Days are counted only of those who had a message in the last five weeks. Whoever had none is medium or dormant by the time of the last one, which
 * every contact keeps.
 */
@Injectable()
export class CadenceClasses {
  /** What was said last, by workspace: it stays true until a message changes or the minute ends. */
  readonly #known = new Map<string, { readonly stamp: string; readonly cadences: Promise<Cadences> }>();
  /** While messages change, by workspace and minute: what is being made, and what those wait for who asked since it began. */
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
    // Those who ask meanwhile wait for the same: each by itself would take as long again.
    const making = { stamp, cadences: this.#make(now) };
    this.#known.set(workspaceId, making);
    try {
      return await making.cadences;
    } catch (error) {
      if (this.#known.get(workspaceId) === making) this.#known.delete(workspaceId);
      throw error;
    }
  }

  /** The people of a class after a place, those with the newest message first; up to `limit`. */
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
   * As of now, while messages change. What is under way may have missed the latest one, so that all who ask meanwhile get the one after it,
   * which is made once for them together.
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

  /** Who had a message lately, the newest one first. */
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

/** When those of a class had their last message who had none lately, of whom that tells the class; `null` for a high frequency, which none of them has. */
function silentStretch(cadence: Cadence, now: number): Stretch | null {
  const dormant = now - DORMANT_DAYS * DAY;
  if (cadence === 'high') return null;
  return cadence === 'dormant' ? { after: 0, until: dormant } : { after: dormant, until: now - FACT_DAYS * DAY };
}

/** The number of the first one after a place, by halving: a class may have a hundred thousand people. */
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
