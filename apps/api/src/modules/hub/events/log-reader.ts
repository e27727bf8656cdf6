import { isPlainPattern, topicMatcher } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { COUNT_BOUND } from '../../../common/page.js';
import { EventLog } from '../log/event-log.js';
import type { LoggedEvent } from '../log/event-log.repository.js';
import { EventsRepository, type LogRange } from './events.repository.js';

/** Up to this many topics, each is looked up in the index; with more, the log is scanned. */
const MOST_TOPICS = 100;

/** Rows read at once when scanning the log. */
const SLICE = 1_000;

/** Finds events by time range or topic pattern, avoiding a log scan where possible. */
@Injectable()
export class LogReader {
  constructor(
    private readonly events: EventsRepository,
    private readonly log: EventLog,
  ) {}

  /**
   * Range of events within a period. Times ascend with sequence numbers, so both ends are found by binary search.
   *
   * @param since inclusive, in ms since the epoch; `null` starts at the oldest event kept.
   * @param until exclusive; `null` ends at the newest event.
   */
  async rangeOf(since: number | null, until: number | null): Promise<LogRange> {
    const oldest = await this.events.oldest();
    const head = await this.log.head();
    const kept = { first: oldest ?? head.seq + 1, last: head.seq };
    return {
      first: since === null ? kept.first : await this.#firstFrom(since, kept),
      last: until === null ? kept.last : (await this.#firstFrom(until, kept)) - 1,
    };
  }

  /** Matching events of a range, newest first. */
  async newest(pattern: string, range: LogRange, limit: number): Promise<LoggedEvent[]> {
    if (pattern === '**') return this.events.newest(range, limit);
    const topics = await this.#topicsOf(pattern);
    if (topics === null) return this.#goThrough(pattern, range, limit);
    const lists = [];
    for (const topic of topics) lists.push(await this.events.newestOfTopic(topic, range, limit));
    return lists
      .flat()
      .sort((one, another) => another.seq - one.seq)
      .slice(0, limit);
  }

  /** Number of matching events, counted up to COUNT_BOUND + 1; `null` if counting would require a log scan. */
  async count(pattern: string, range: LogRange): Promise<number | null> {
    if (pattern === '**') return Math.max(0, range.last - range.first + 1);
    const topics = await this.#topicsOf(pattern);
    if (topics === null) return null;
    let count = 0;
    for (const topic of topics) {
      count += await this.events.countOfTopic(topic, range, COUNT_BOUND + 1 - count);
      if (count > COUNT_BOUND) break;
    }
    return count;
  }

  /** First sequence number in the range published at or after `instant`; `last + 1` if there is none. */
  async #firstFrom(instant: number, { first, last }: LogRange): Promise<number> {
    let low = first;
    let high = last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const publishedAt = await this.events.timeOf(middle);
      // An event missing here was deleted meanwhile, so it is older than the range.
      if (publishedAt === null || publishedAt < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Matching topics in the log, found by skipping through the index; `null` if the log has too many topics. */
  async #topicsOf(pattern: string): Promise<string[] | null> {
    if (isPlainPattern(pattern)) return [pattern];
    const isMatch = topicMatcher(pattern);
    const topics: string[] = [];
    let last = '';
    for (let seen = 0; seen < MOST_TOPICS; seen += 1) {
      const next = await this.events.nextTopic(last);
      if (next === null) return topics;
      last = next;
      if (isMatch(last)) topics.push(last);
    }
    return null;
  }

  async #goThrough(pattern: string, { first, last }: LogRange, limit: number): Promise<LoggedEvent[]> {
    const isMatch = topicMatcher(pattern);
    const found: LoggedEvent[] = [];
    let from = last;
    while (found.length < limit && from >= first) {
      const rows = await this.events.newest({ first, last: from }, SLICE);
      found.push(...rows.filter(({ topic }) => isMatch(topic)));
      from = (rows.at(-1)?.seq ?? first) - 1;
    }
    return found.slice(0, limit);
  }
}
