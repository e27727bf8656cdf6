import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, type SqlBool, sql } from 'kysely';
import { firstPlace, secondOf, secondOfPlace } from '../../../database/search-rows.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';
import { ceilingOf, isAfter } from './message-cursor.js';
import { type MessageFilter, messageCondition } from './message-filter.js';

/** All places from the newest down to the floor; a floor of 0 means there are no more. */
export interface Span {
  readonly places: readonly number[];
  readonly floor: number;
}

/** All matching messages from the newest down to the floor, before their places are looked up. */
export interface Candidates {
  readonly messages: readonly Candidate[];
  readonly floor: number;
}

interface Candidate {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly second: number;
}

/** Reads the newest `limit` items with a place in `[from, below)`; -1 reads all. */
type Read<Item> = (limit: number, from: number, below: number) => Promise<Item[]>;

/** SQLite's message index: words and places. Places are ordered by the second a message was sent in; within a second the order is arbitrary. */
@Injectable()
export class MessagePlacesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Places of messages with the words, no lower than `lowest`. */
  async matches(match: string, limit: number, below: number, lowest = 0): Promise<Span> {
    const { found, floor } = await wholeSeconds(limit, below, secondOfPlace, async (most, from, to) => {
      const rows = await this.db.read
        .selectFrom('message_fts')
        .select('message_fts.rowid as place')
        .where(sql<SqlBool>`message_fts match ${match}`)
        .where('message_fts.rowid', '>=', whole(Math.max(from, lowest)))
        .where('message_fts.rowid', '<', whole(to))
        .orderBy('message_fts.rowid', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ place }) => place);
    });
    return { places: found, floor: Math.max(floor, lowest) };
  }

  /** Messages that pass the filter, read from an index on `message`. */
  async candidates(filter: MessageFilter, limit: number, after: Cursor | null): Promise<Candidates> {
    const { found, floor } = await wholeSeconds(limit, ceilingOf(after), bySecond, async (most, from) => {
      const rows = await this.db.read
        .selectFrom('message')
        .select(['message.id', 'message.sent_at'])
        .where(messageCondition(filter, 'sqlite', (name) => sql.val(filter[name] ?? '')))
        .$if(after !== null, (query) => query.where(isAfter(after)))
        .$if(from > 0, (query) => query.where('message.sent_at', '>=', secondOfPlace(from) * 1000))
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id, sent_at: sentAt }): Candidate => ({ id, second: secondOf(sentAt) }));
    });
    return { messages: found, floor };
  }

  async placesOf(messages: readonly Candidate[]): Promise<number[]> {
    const rows = await this.db.read
      .selectFrom(sql<{ value: string }>`json_each(${JSON.stringify(messages.map(({ id }) => id))})`.as('listed'))
      .crossJoin('message_fts_place')
      .select('message_fts_place.place')
      .whereRef('message_fts_place.message_id', '=', 'listed.value')
      .execute();
    return rows.map(({ place }) => place).sort(newestFirst);
  }

  /** The given places that contain the words, each looked up individually in the index. */
  async having(match: string, places: readonly number[]): Promise<number[]> {
    const rows = await this.db.read
      .selectFrom(listed(places).as('listed'))
      .crossJoin('message_fts')
      .select('message_fts.rowid as place')
      .whereRef('message_fts.rowid', '=', 'listed.value')
      .where(sql<SqlBool>`message_fts match ${match}`)
      .execute();
    return rows.map(({ place }) => place).sort(newestFirst);
  }

  async passing(places: readonly number[], filter: MessageFilter, after: Cursor | null): Promise<number[]> {
    const rows = await this.db.read
      .selectFrom(listed(places).as('listed'))
      .crossJoin('message_fts_place')
      .crossJoin('message')
      .select('message_fts_place.place')
      .whereRef('message_fts_place.place', '=', 'listed.value')
      .whereRef('message.id', '=', 'message_fts_place.message_id')
      .where(looked(filter))
      .$if(after !== null, (query) => query.where(isAfter(after)))
      .execute();
    return rows.map(({ place }) => place).sort(newestFirst);
  }

  async rows(places: readonly number[], count: number): Promise<MessageRow[]> {
    const last = places[count - 1];
    const end = last === undefined ? 0 : firstPlace(secondOfPlace(last));
    const rows = await this.db.read
      .selectFrom(listed(places.filter((place) => place >= end)).as('listed'))
      .crossJoin('message_fts_place')
      .crossJoin('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(MESSAGE_COLUMNS)
      .whereRef('message_fts_place.place', '=', 'listed.value')
      .whereRef('message.id', '=', 'message_fts_place.message_id')
      .execute();
    return rows.sort(newestRowFirst).slice(0, count);
  }

  /** Number of messages in a span, counted up to a bound. */
  async messages(floor: number, below: number, bound: number): Promise<number> {
    const some = this.db.read
      .selectFrom('message_fts_place')
      .select('place')
      .where('place', '>=', floor)
      .where('place', '<', below)
      .limit(bound);
    const { total } = await this.db.read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
}

/** Reads only whole seconds, so that all remaining messages are below the floor. A second with more items than the limit is read to its end. */
async function wholeSeconds<Item>(
  limit: number,
  below: number,
  secondOfItem: (item: Item) => number,
  read: Read<Item>,
): Promise<{ found: readonly Item[]; floor: number }> {
  const found = await read(limit, 0, below);
  const last = found.at(-1);
  if (found.length < limit || last === undefined) return { found, floor: 0 };
  const second = secondOfItem(last);
  const whole = found.filter((item) => secondOfItem(item) > second);
  if (whole.length > 0) return { found: whole, floor: firstPlace(second + 1) };
  return { found: await read(-1, firstPlace(second), below), floor: firstPlace(second) };
}

const bySecond = ({ second }: Candidate): number => second;

/**
 * An integer bound for a range scan. The driver passes numbers as REAL, and FTS5 ignores REAL bounds: it would scan all matches and leave the
 * filtering to SQLite.
 */
const whole = (place: number) => sql<number>`cast(${place} as integer)`;

const listed = (places: readonly number[]) => sql<{ value: number }>`json_each(${JSON.stringify(places)})`;

/** The filter as a test on rows found by another index. */
const looked = (filter: MessageFilter): Expression<SqlBool> =>
  messageCondition({ ...filter, projectIsSmall: false }, 'postgresql', (name) => sql.val(filter[name] ?? ''));

const newestFirst = (one: number, another: number): number => another - one;

function newestRowFirst(one: MessageRow, another: MessageRow): number {
  if (one.sent_at !== another.sent_at) return another.sent_at - one.sent_at;
  return one.id < another.id ? 1 : -1;
}
