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
  HIGH_WINDOW,
} from '@concordia/domain/patterns';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../database/request-context.js';
import { PatternsRepository, type PersonRow, type Stretch } from './patterns.repository.js';

/** How many workspaces' classes are held in memory. */
const MOST_KNOWN = 20;

/** How many contacts are looked at between two pages of the index. */
const AT_ONCE = 500;

/** The classes of a workspace at one time. */
export interface Cadences {
  /** ms since the epoch. */
  readonly now: number;
  readonly people: Readonly<Record<Cadence, number>>;
  /** Who changed, the latest first. */
  readonly changes: readonly (CadenceChange & { readonly contactId: string })[];
  /** Of those who had a message lately; of all others the last message says it. */
  readonly facts: ReadonlyMap<string, CadenceFacts>;
}

/** Somebody of a class. */
export interface Member extends PersonRow {
  readonly facts: CadenceFacts;
}

const placeOf = ({ at, contactId }: CadenceChange & { readonly contactId: string }): Cursor => ({ at, id: contactId });

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

  constructor(private readonly repository: PatternsRepository) {}

  /**
   * @param now ms since the epoch, a whole minute.
   * @param version of the messages; `null` while they change.
   */
  async at(now: number, version: number | null): Promise<Cadences> {
    if (version === null) return this.#make(now);
    const { workspaceId } = currentPrincipal();
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
  async members(cadence: Cadence, { now, facts }: Cadences, limit: number, after: Cursor | null): Promise<Member[]> {
    const members: Member[] = [];
    const stretch = stretchOf(cadence, now);
    for (let place = after; members.length < limit; ) {
      const rows = await this.repository.list(stretch, AT_ONCE, place);
      for (const row of rows) {
        const own = facts.get(row.id) ?? { days: [], before: row.last_message_at };
        if (cadenceAt(own, now) === cadence) members.push({ ...row, facts: own });
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) break;
      place = { at: last.last_message_at, id: last.id };
    }
    return members.slice(0, limit);
  }

  async #make(now: number): Promise<Cadences> {
    const facts = await this.#facts(now);
    const people = { high: 0, medium: 0, dormant: 0 };
    const changes: (CadenceChange & { contactId: string })[] = [];
    for (const [contactId, own] of facts) {
      const cadence = cadenceAt(own, now);
      if (cadence !== null) people[cadence] += 1;
      const change = cadenceChange(own, now);
      if (change !== null) changes.push({ contactId, ...change });
    }
    const dormant = now - DORMANT_DAYS * DAY;
    people.medium += await this.repository.count({ after: dormant, until: now - FACT_DAYS * DAY });
    people.dormant += await this.repository.count({ after: 0, until: dormant });
    const fallenAsleep = { after: dormant - CHANGE_WINDOW * DAY, until: dormant };
    for (const { id, last_message_at } of await this.repository.lastWithin(fallenAsleep)) {
      const change = cadenceChange({ days: [], before: last_message_at }, now);
      if (change !== null) changes.push({ contactId: id, ...change });
    }
    return { now, people, changes: changes.sort((a, b) => newestFirst(placeOf(a), placeOf(b))), facts };
  }

  async #facts(now: number): Promise<Map<string, CadenceFacts>> {
    const days = new Map<string, number[]>();
    for (let day = 0; day < FACT_DAYS; day += 1) {
      for (const id of await this.repository.onDay(day, now)) {
        const known = days.get(id);
        if (known === undefined) days.set(id, [day]);
        else known.push(day);
      }
    }
    const facts = new Map<string, CadenceFacts>();
    for await (const slice of this.repository.since(now - FACT_DAYS * DAY)) {
      for (const { id, before } of slice) facts.set(id, { days: days.get(id) ?? [], before });
    }
    return facts;
  }
}

/** When the people of a class had their last message, as far as that says it. */
function stretchOf(cadence: Cadence, now: number): Stretch {
  const dormant = now - DORMANT_DAYS * DAY;
  if (cadence === 'dormant') return { after: 0, until: dormant };
  return { after: cadence === 'high' ? now - HIGH_WINDOW * DAY : dormant, until: null };
}
