import type { AnsweredMessage } from '@concordia/contract/insight';
import { type Cursor, MINUTE, newestFirst } from '@concordia/domain';
import { type Day, type DayTally, dayOf, periodOfDay } from '@concordia/domain/flow';
import { answersOf, type ResponseSpan, responseSpan } from '@concordia/domain/patterns';
import { Injectable } from '@nestjs/common';
import { FlowCounter } from '../analytics/flow-counter.js';
import { PatternsRepository } from './patterns.repository.js';

export interface AnsweredWait {
  readonly conversation: string;
  /** ms since the epoch. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** A conversation has at most one wait at a time, so its id and the instant identify a wait. */
export const placeOfWait = ({ askedAt, conversation }: AnsweredWait): Cursor => ({ at: askedAt, id: conversation });

/** Lists answered waits. The cached daily figures tell which days have any; only those days are read. */
@Injectable()
export class AnsweredWaits {
  constructor(
    private readonly counter: FlowCounter,
    private readonly repository: PatternsRepository,
  ) {}

  /** Waits in a reply-time bucket after a cursor, newest first. */
  async list(
    days: ReadonlyMap<Day, DayTally>,
    zone: string,
    span: ResponseSpan,
    limit: number,
    after: Cursor | null,
  ): Promise<AnsweredWait[]> {
    const found: AnsweredWait[] = [];
    const last = after?.at === undefined || after.at === null ? null : dayOf(after.at, zone);
    const newest = [...days].toSorted(([one], [another]) => (one < another ? 1 : -1));
    for (const [day, tally] of newest) {
      if (found.length >= limit) break;
      if ((last !== null && day > last) || answersOf(tally, span) === 0) continue;
      found.push(...(await this.#ofDay(day, zone, span, after)));
    }
    return found.slice(0, limit);
  }

  /** Adds the messages that began the waits. */
  async described(waits: readonly AnsweredWait[]): Promise<AnsweredMessage[]> {
    if (waits.length === 0) return [];
    const rows = await this.repository.asked(waits);
    const messages = new Map(rows.map((row) => [`${row.conversation_id} ${row.sent_at}`, row]));
    return waits.flatMap(({ conversation, askedAt, answeredAt }) => {
      const message = messages.get(`${conversation} ${askedAt}`);
      // Deleted since it was counted.
      if (message === undefined) return [];
      return [
        {
          messageId: message.id,
          contactId: message.contact_id,
          name: message.contact_name,
          channel: message.channel,
          receivedAt: new Date(askedAt).toISOString(),
          answeredAt: new Date(answeredAt).toISOString(),
          minutes: Math.round((answeredAt - askedAt) / MINUTE),
          excerpt: message.excerpt,
        },
      ];
    });
  }

  async #ofDay(day: Day, zone: string, span: ResponseSpan, after: Cursor | null): Promise<AnsweredWait[]> {
    const waits = await this.counter.waits(periodOfDay(day, zone));
    return waits
      .flatMap(({ conversation, askedAt, answeredAt }) =>
        answeredAt !== null && responseSpan(answeredAt - askedAt) === span
          ? [{ conversation, askedAt, answeredAt }]
          : [],
      )
      .filter((wait) => after === null || newestFirst(placeOfWait(wait), after) > 0)
      .sort((one, another) => newestFirst(placeOfWait(one), placeOfWait(another)));
  }
}
