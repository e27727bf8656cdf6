import { Injectable } from '@nestjs/common';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EVENT_COLUMNS, type LoggedEvent } from '../log/event-log.repository.js';
import { inPowersOfTwo } from '../log/in-powers.js';

/** Sequence numbers, both ends inclusive. */
export interface LogRange {
  readonly first: number;
  readonly last: number;
}

@Injectable()
export class EventsRepository {
  readonly #byId;
  readonly #oldest;
  readonly #timeOf;
  readonly #nextTopic;
  readonly #newest;
  readonly #newestOfTopic;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#byId = db.prepare<'id', LoggedEvent>((q) =>
      q.selectFrom('hub_event').select(EVENT_COLUMNS).where('id', '=', param<string>('id')),
    );
    this.#oldest = db.prepare<never, { seq: number }>((q) =>
      q.selectFrom('hub_event').select('seq').orderBy('seq').limit(1),
    );
    this.#timeOf = db.prepare<'seq', { published_at: number }>((q) =>
      q.selectFrom('hub_event').select('published_at').where('seq', '=', param<number>('seq')),
    );
    this.#nextTopic = db.prepare<'topic', { topic: string }>((q) =>
      q.selectFrom('hub_event').select('topic').where('topic', '>', param<string>('topic')).orderBy('topic').limit(1),
    );
    this.#newest = db.prepare<'first' | 'last' | 'limit', LoggedEvent>((q) =>
      q
        .selectFrom('hub_event')
        .select(EVENT_COLUMNS)
        .where('seq', '>=', param<number>('first'))
        .where('seq', '<=', param<number>('last'))
        .orderBy('seq', 'desc')
        .limit(param<number>('limit')),
    );
    this.#newestOfTopic = db.prepare<'first' | 'last' | 'limit' | 'topic', LoggedEvent>((q) =>
      q
        .selectFrom('hub_event')
        .select(EVENT_COLUMNS)
        .where('topic', '=', param<string>('topic'))
        .where('seq', '>=', param<number>('first'))
        .where('seq', '<=', param<number>('last'))
        .orderBy('topic', 'desc')
        .orderBy('seq', 'desc')
        .limit(param<number>('limit')),
    );
  }

  async find(id: string): Promise<LoggedEvent | null> {
    const [row] = await this.db.all(this.#byId, { id });
    return row ?? null;
  }

  /** Sequence number of the oldest event kept; `null` if there is none. */
  async oldest(): Promise<number | null> {
    const [row] = await this.db.all(this.#oldest, {});
    return row?.seq ?? null;
  }

  /** Publication time of an event; `null` if the event is no longer kept. */
  async timeOf(seq: number): Promise<number | null> {
    const [row] = await this.db.all(this.#timeOf, { seq });
    return row?.published_at ?? null;
  }

  /** The next topic in index order. */
  async nextTopic(topic: string): Promise<string | null> {
    const [row] = await this.db.all(this.#nextTopic, { topic });
    return row?.topic ?? null;
  }

  /** Newest first. */
  async newest({ first, last }: LogRange, limit: number): Promise<LoggedEvent[]> {
    return this.db.all(this.#newest, { first, last, limit });
  }

  /** Newest first. */
  async newestOfTopic(topic: string, { first, last }: LogRange, limit: number): Promise<LoggedEvent[]> {
    return this.db.all(this.#newestOfTopic, { first, last, topic, limit });
  }

  /** @param bound counting stops there. */
  async countOfTopic(topic: string, { first, last }: LogRange, bound: number): Promise<number> {
    const rows = this.db.read
      .selectFrom('hub_event')
      .select('seq')
      .where('topic', '=', topic)
      .where('seq', '>=', first)
      .where('seq', '<=', last)
      .limit(bound)
      .as('counted');
    const { counted } = await this.db.read
      .selectFrom(rows)
      .select((eb) => eb.fn.countAll<number | string>().as('counted'))
      .executeTakeFirstOrThrow();
    return Number(counted);
  }

  /** Number of events per topic. Keep the range short: every row of it is read. */
  async topicsIn({ first, last }: LogRange): Promise<{ topic: string; events: number }[]> {
    const rows = await this.db.read
      .selectFrom('hub_event')
      .select((eb) => ['topic', eb.fn.countAll<number | string>().as('events')])
      .where('seq', '>=', first)
      .where('seq', '<=', last)
      .groupBy('topic')
      .execute();
    return rows.map(({ topic, events }) => ({ topic, events: Number(events) }));
  }

  async findAll(tx: WorkspaceTransaction, ids: readonly string[]): Promise<LoggedEvent[]> {
    const found: LoggedEvent[] = [];
    for (const some of inPowersOfTwo(ids)) {
      found.push(...(await tx.selectFrom('hub_event').select(EVENT_COLUMNS).where('id', 'in', some).execute()));
    }
    return found;
  }

  /** Deletes the events before `seq`, with their idempotency keys. */
  async removeBefore(tx: WorkspaceTransaction, seq: number): Promise<void> {
    await tx.deleteFrom('hub_event_key').where('event_seq', '<', seq).execute();
    await tx.deleteFrom('hub_event').where('seq', '<', seq).execute();
  }
}
