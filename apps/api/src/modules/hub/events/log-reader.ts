import { isPlainPattern, topicMatcher } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { COUNT_BOUND } from '../../../common/page.js';
import { EventLog } from '../log/event-log.js';
import type { LoggedEvent } from '../log/event-log.repository.js';
import { EventsRepository, type LogRange } from './events.repository.js';

/** Up to so many different topics, each is looked up by itself; a log with more is gone through. */
const MOST_TOPICS = 100;

/** How many rows of the log are gone through at once. */
const SLICE = 1_000;

/** Finds events of a while, or of the topics that a pattern names, without going through the log where that can be helped. */
@Injectable()
export class LogReader {
  constructor(
    private readonly events: EventsRepository,
    private readonly log: EventLog,
  ) {}

  /**
   * Where the events of a while are. Times rise with the numbers, so both ends are found by halving.
   *
   * @param since the first instant of it, in ms since the epoch; `null` from the oldest that is kept.
   * @param until the first instant after it; `null` up to the newest.
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

  /** The newest events of a range that match, newest first. */
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

  /** How many events of a range match, counted up to one more than COUNT_BOUND; `null` when counting would mean going through the log. */
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

  /** The first place of a range whose event is of an instant or later; the one behind it when there is none. */
  async #firstFrom(instant: number, { first, last }: LogRange): Promise<number> {
    let low = first;
    let high = last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const publishedAt = await this.events.timeOf(middle);
      // What was removed meanwhile was older than what is kept.
      if (publishedAt === null || publishedAt < instant) low = middle + 1;
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
