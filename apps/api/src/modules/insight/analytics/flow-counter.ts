import {
  type Day,
  type DayTally,
  dayOf,
  type FlowMessage,
  inOrder,
  type Period,
  periodOfDay,
  type TimedMessage,
  tallyFlow,
  type Wait,
  waitsIn,
} from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { type AccountMessage, type Around, FlowRepository } from './flow.repository.js';

/** Computes the figures of a period from its messages. */
@Injectable()
export class FlowCounter {
  constructor(private readonly flow: FlowRepository) {}

  /** @param zone of the hours (IANA). @param db transaction to read in. @default committed data */
  async count(period: Period, zone: string, db?: QuerySource): Promise<DayTally> {
    const messages = await this.flow.messages(period, db);
    return tallyFlow(messages, await this.#waits(messages, period, db), zone);
  }

  /** The figures of an account: its messages, and the waits that began at it, whichever account answered. */
  async countAt(accountId: string, period: Period, zone: string): Promise<DayTally> {
    const { own, waits } = await this.#flowAt(accountId, period);
    return tallyFlow(own, waits, zone);
  }

  /** The same of consecutive days, read at once. Days without messages are missing. */
  async countDaysAt(accountId: string, days: readonly Day[], zone: string): Promise<ReadonlyMap<Day, DayTally>> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return new Map();
    const period = { from: periodOfDay(first, zone).from, to: periodOfDay(last, zone).to };
    const { own, waits } = await this.#flowAt(accountId, period);
    // A wait is counted on the day it began, on which its message is.
    const waitsByDay = Map.groupBy(waits, ({ askedAt }) => dayOf(askedAt, zone));
    const byDay = Map.groupBy(own, ({ at }) => dayOf(at, zone));
    return new Map([...byDay].map(([day, messages]) => [day, tallyFlow(messages, waitsByDay.get(day) ?? [], zone)]));
  }

  async #flowAt(accountId: string, period: Period): Promise<{ own: AccountMessage[]; waits: Wait[] }> {
    const messages = await this.flow.messages(period, undefined, accountId);
    const own = messages.filter(({ account }) => account === accountId);
    const asked = new Set(own.filter(({ direction }) => direction === 'inbound').map(placeOf));
    const waits = [...(await this.#waits(messages, period))];
    return { own, waits: waits.filter(({ conversation, askedAt: at }) => asked.has(placeOf({ conversation, at }))) };
  }

  async waits(period: Period): Promise<Wait[]> {
    return [...(await this.#waits(await this.flow.messages(period), period))];
  }

  async #waits(messages: readonly FlowMessage[], period: Period, db?: QuerySource): Promise<Iterable<Wait>> {
    const waiting = new Set<string>();
    for (const { conversation, direction, kind } of messages) {
      if (direction === 'inbound' && kind === 'personal') waiting.add(conversation);
    }
    return waitsOf(messages, await this.flow.around([...waiting], period, db), period);
  }
}

const placeOf = ({ conversation, at }: Pick<TimedMessage, 'conversation' | 'at'>): string => `${conversation} ${at}`;

/** Waits that began in the period, taking into account each conversation's messages before and after it. */
function* waitsOf(messages: readonly FlowMessage[], around: readonly Around[], { from, to }: Period): Generator<Wait> {
  const known = new Set(around.map(({ conversation_id }) => conversation_id));
  const here = messages.filter(({ conversation }) => known.has(conversation));
  for (const wait of waitsIn(inOrder([...around.flatMap((one) => [...outside(one, from)]), ...here]))) {
    if (wait.askedAt >= from && wait.askedAt < to) yield wait;
  }
}

function* outside(around: Around, from: number): Generator<TimedMessage> {
  const { conversation_id: conversation, first_asked_at, asked_before, answered_before, answered_after } = around;
  const asked = { conversation, direction: 'inbound', kind: 'personal', isByPerson: false } as const;
  const answered = { conversation, direction: 'outbound', kind: 'personal', isByPerson: true } as const;
  // Establishes whether the conversation was ever answered and whether it was already waiting.
  if (first_asked_at !== null && first_asked_at < from) yield { ...asked, at: first_asked_at };
  if (answered_before !== null) yield { ...answered, at: answered_before };
  if (asked_before !== null) yield { ...asked, at: asked_before };
  if (answered_after !== null) yield { ...answered, at: answered_after };
}
