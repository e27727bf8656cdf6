import { isPlainPattern, topicMatcher } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { COUNT_BOUND } from '../../../common/page.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EVENT_COLUMNS, EventLog, type LoggedEvent } from '../log/event-log.js';

/** Places in the log: from the first to the last, both of them in it. */
export interface LogRange {
  readonly first: number;
  readonly last: number;
}

/** Up to so many different topics, each is looked up by itself; a log with more is gone through. */
const MOST_TOPICS = 100;

/** How many rows of the log are gone through at once. */
const SLICE = 1_000;

/** Named queries on the log of events. */
@Injectable()
export class LogReader {
  readonly #byId;
  readonly #oldest;
  readonly #timeOf;
  readonly #nextTopic;
  readonly #newest;
  readonly #newestOfTopic;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly log: EventLog,
  ) {
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

  /**
   * Where the events of a while are. Times rise with the numbers, so both ends are found by halving.
   *
   * @param since the first instant of it, in ms since the epoch; `null` from the oldest that is kept.
   * @param until the first instant after it; `null` up to the newest.
   */
  async rangeOf(since: number | null, until: number | null): Promise<LogRange> {
    const [oldest] = await this.db.all(this.#oldest, {});
    const head = await this.log.head();
    const kept = { first: oldest?.seq ?? head.seq + 1, last: head.seq };
    return {
      first: since === null ? kept.first : await this.#firstFrom(since, kept),
      last: until === null ? kept.last : (await this.#firstFrom(until, kept)) - 1,
    };
  }

  /** The newest events of a range that match, newest first. */
  async newest(pattern: string, range: LogRange, limit: number): Promise<LoggedEvent[]> {
    if (pattern === '**') return this.db.all(this.#newest, { ...range, limit });
    const topics = await this.#topicsOf(pattern);
    if (topics === null) return this.#goThrough(pattern, range, limit);
    const lists = [];
    for (const topic of topics) lists.push(await this.db.all(this.#newestOfTopic, { ...range, topic, limit }));
    return lists
      .flat()
      .sort((one, another) => another.seq - one.seq)
      .slice(0, limit);
  }

  /** How many events of a range match, counted up to one more than COUNT_BOUND; `null` when counting would mean going through the log. */
  async count(pattern: string, { first, last }: LogRange): Promise<number | null> {
    if (pattern === '**') return Math.max(0, last - first + 1);
    const topics = await this.#topicsOf(pattern);
    if (topics === null) return null;
    let count = 0;
    for (const topic of topics) {
      const rows = this.db.read
        .selectFrom('hub_event')
        .select('seq')
        .where('topic', '=', topic)
        .where('seq', '>=', first)
        .where('seq', '<=', last)
        .limit(COUNT_BOUND + 1 - count)
        .as('counted');
      const { counted } = await this.db.read
        .selectFrom(rows)
        .select((eb) => eb.fn.countAll<number | string>().as('counted'))
        .executeTakeFirstOrThrow();
      count += Number(counted);
      if (count > COUNT_BOUND) break;
    }
    return count;
  }

  /** How many events of a stretch there are of each topic. Keep stretches short: each row of them is looked at. */
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

  /** The first place of a range whose event is of an instant or later; the one behind it when there is none. */
  async #firstFrom(instant: number, { first, last }: LogRange): Promise<number> {
    let low = first;
    let high = last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [row] = await this.db.all(this.#timeOf, { seq: middle });
      // What was removed meanwhile was older than what is kept.
      if (row === undefined || row.published_at < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The topics in the log that match, found by leaping from one to the next in the index; `null` when the log has too many. */
  async #topicsOf(pattern: string): Promise<string[] | null> {
    if (isPlainPattern(pattern)) return [pattern];
    const isMatch = topicMatcher(pattern);
    const topics: string[] = [];
    let last = '';
    for (let seen = 0; seen < MOST_TOPICS; seen += 1) {
      const [next] = await this.db.all(this.#nextTopic, { topic: last });
      if (next === undefined) return topics;
      last = next.topic;
      if (isMatch(last)) topics.push(last);
    }
    return null;
  }

  async #goThrough(pattern: string, { first, last }: LogRange, limit: number): Promise<LoggedEvent[]> {
    const isMatch = topicMatcher(pattern);
    const found: LoggedEvent[] = [];
    let from = last;
    while (found.length < limit && from >= first) {
      const rows = await this.db.all(this.#newest, { first, last: from, limit: SLICE });
      found.push(...rows.filter(({ topic }) => isMatch(topic)));
      from = (rows.at(-1)?.seq ?? first) - 1;
    }
    return found.slice(0, limit);
  }
}
