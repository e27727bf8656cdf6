import { type Cursor, DAY } from '@concordia/domain';
import type { Period } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Contacts per statement: some milliseconds of work. */
const SLICE = 2_000;

/** A range of last-message times; `after` is exclusive, `until` inclusive. */
export interface Stretch {
  readonly after: number;
  readonly until: number;
}

/** A recently active contact; instants in ms since the epoch. */
interface ActiveRow {
  readonly id: string;
  readonly last_message_at: number;
  /** The newest message up to the start of the period; `null` if there is none. */
  readonly before: number | null;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
}

@Injectable()
export class PatternsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Contacts with a message on a day, counted back in 24-hour steps from `now`. */
  async onDay(day: number, now: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .select('contact_id')
      .distinct()
      .where('sent_at', '>', now - (day + 1) * DAY)
      .where('sent_at', '<=', now - day * DAY)
      .execute();
    return rows.flatMap(({ contact_id }) => contact_id ?? []);
  }

  /** Contacts with a message after `start`, newest first, and their last message up to `start`. In slices, so that other requests run in between. */
  async *since(start: number): AsyncGenerator<readonly ActiveRow[]> {
    for (let place: Cursor | null = null; ; ) {
      const rows = await this.#since(start, place);
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < SLICE) return;
      place = { at: last.last_message_at, id: last.id };
    }
  }

  #since(start: number, place: Cursor | null) {
    return this.db.read
      .selectFrom('contact')
      .select(['contact.id', 'contact.last_message_at'])
      .select((eb) =>
        eb
          .selectFrom('message')
          .select('message.sent_at')
          .whereRef('message.contact_id', '=', 'contact.id')
          .where('message.sent_at', '<=', start)
          .orderBy('message.sent_at', 'desc')
          .limit(1)
          .as('before'),
      )
      .where('contact.last_message_at', '>', start)
      .$if(place !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('contact.last_message_at', 'contact.id'),
            '<',
            eb.tuple(eb.val(place?.at ?? 0), eb.val(place?.id ?? '')),
          ),
        ),
      )
      .orderBy('contact.last_message_at', 'desc')
      .orderBy('contact.id', 'desc')
      .limit(SLICE)
      .execute();
  }

  /** Messages in both directions by contact, along the index of the newest. */
  async messagesByContact({ from, to }: Period): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.read
      .selectFrom('message')
      .select((eb) => ['contact_id', eb.fn.countAll<number | string>().as('messages')])
      .where('sent_at', '>=', from)
      .where('sent_at', '<', to)
      .where('contact_id', 'is not', null)
      .groupBy('contact_id')
      .execute();
    return new Map(
      rows.flatMap(({ contact_id, messages }) => (contact_id === null ? [] : [[contact_id, Number(messages)]])),
    );
  }

  async count(stretch: Stretch): Promise<number> {
    const { people } = await this.#within(stretch)
      .select((eb) => eb.fn.countAll<number | string>().as('people'))
      .executeTakeFirstOrThrow();
    return Number(people);
  }

  lastWithin(stretch: Stretch) {
    return this.#within(stretch).select(['id', 'last_message_at']).execute();
  }

  /** The same, newest message first, along the activity index. */
  list(stretch: Stretch, limit: number, after: Cursor | null): Promise<{ id: string; at: number }[]> {
    return this.#within(stretch)
      .select(['id', 'last_message_at as at'])
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('last_message_at', 'id'), '<', eb.tuple(eb.val(after?.at ?? 0), eb.val(after?.id ?? ''))),
        ),
      )
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async people(ids: readonly string[]): Promise<ReadonlyMap<string, PersonRow>> {
    if (ids.length === 0) return new Map();
    const query = this.db.read.selectFrom('contact').select(['id', 'name', 'company']).where('id', 'in', ids);
    return new Map((await query.execute()).map((row) => [row.id, row]));
  }

  /** The messages that began the waits. */
  asked(waits: readonly { readonly conversation: string; readonly askedAt: number }[]) {
    const conversations = [...new Set(waits.map(({ conversation }) => conversation))];
    const instants = [...new Set(waits.map(({ askedAt }) => askedAt))];
    return this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.id', 'message.conversation_id', 'message.sent_at', 'message.channel', 'message.excerpt'])
      .select(['contact.id as contact_id', 'contact.name as contact_name'])
      .where('message.conversation_id', 'in', conversations)
      .where('message.sent_at', 'in', instants)
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .orderBy('message.id', 'desc')
      .execute();
  }

  #within({ after, until }: Stretch) {
    return this.db.read
      .selectFrom('contact')
      .where('last_message_at', '>', after)
      .where('last_message_at', '<=', until);
  }
}
