import { DAY, isOpen } from '@concordia/domain';
import {
  type AskedAt,
  type AssistantFacts,
  type AssistantTool,
  beginningOf,
  outside,
  promisesIn,
  type ToolOf,
  type ToolResult,
  type Unresolved,
} from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { BirthdaysService } from '../../people/birthdays/birthdays.service.js';
import { StatCounters } from '../counters/stat-counters.js';
import { PromiseChecks } from '../promises/promise-checks.js';
import type { Asking } from './asking.js';
import { AssistantRepository, type FactRow, factOf, NEWEST_READ } from './assistant.repository.js';
import { FiguresReader } from './figures-reader.js';
import { PeopleReader } from './people-reader.js';

const SHOWN = 10;
const WAITING_SHOWN = 5;
const PROMISES_SHOWN = 5;
const OURS_READ = 200;
const WRITERS_READ = 500;
const CONVERSATION_READ = 50;
/** Runs the tools of a plan. All of them read; what they are given is only ever compared as a value. */
@Injectable()
export class AssistantReader {
  constructor(
    private readonly repository: AssistantRepository,
    private readonly counters: StatCounters,
    private readonly birthdays: BirthdaysService,
    private readonly checks: PromiseChecks,
    private readonly people: PeopleReader,
    private readonly figures: FiguresReader,
  ) {}

  async read(tool: AssistantTool, asking: Asking): Promise<ToolResult | Unresolved> {
    const { at } = asking;
    switch (tool.kind) {
      case 'waiting_longest':
        return { tool, facts: { messages: (await this.#waiting()).slice(0, WAITING_SHOWN).map(factOf) } };
      case 'unanswered':
        return { tool, facts: shown((await this.#waiting()).map(factOf)) };
      case 'count':
        return { tool, facts: await this.#count(tool) };
      case 'due':
        return { tool, facts: await this.#due(tool, at) };
      case 'wrote':
        return { tool, facts: await this.#wrote(tool, at) };
      case 'summary':
        return { tool, facts: await this.#summary(asking.messageId) };
      case 'birthdays':
        return { tool, facts: await this.#birthdays(tool, at) };
      case 'busiest_channel':
        return { tool, facts: await this.#busiest(at) };
      case 'promises':
        return { tool, facts: await this.#promises() };
      case 'help':
        return { tool, facts: null };
      case 'customers':
      case 'call_first':
        return this.figures.read(tool);
      default:
        return this.people.read(tool, asking);
    }
  }

  /** Inbound messages newer than our last reply, one per conversation, oldest first. */
  async #waiting(): Promise<FactRow[]> {
    const open = await this.repository.oldestOpen();
    const written = await this.repository.lastWritten([...new Set(open.map((row) => row.conversation_id))]);
    const seen = new Set<string>();
    return open.filter((row) => {
      if (seen.has(row.conversation_id) || row.sent_at <= (written.get(row.conversation_id) ?? 0)) return false;
      seen.add(row.conversation_id);
      return true;
    });
  }

  async #count({ what, channel }: ToolOf<'count'>): Promise<AssistantFacts['count']> {
    if (channel === null)
      return { count: await this.counters.get(what === 'all' ? 'messages' : what), isAtLeast: false };
    if (what === 'all') return { count: await this.counters.get(`channel:${channel}`), isAtLeast: false };
    const rows = await this.repository.newestOf(channel);
    const fits = rows.filter((row) => {
      if (row.snoozed_until !== null) return false;
      return what === 'unread'
        ? row.direction === 'inbound' && row.is_read === 0
        : row.is_urgent === 1 && isOpen(row.status);
    });
    return { count: fits.length, isAtLeast: rows.length === NEWEST_READ };
  }

  async #due({ until }: ToolOf<'due'>, at: AskedAt): Promise<AssistantFacts['due']> {
    const midnight = beginningOf('today', at) + DAY;
    const rows = await this.repository.tasksDue(until === 'today' ? midnight : midnight + 6 * DAY, SHOWN + 1);
    const tasks = rows.map(({ id, title, due_at }) => ({ id, title: outside(title), dueAt: due_at }));
    return { tasks: tasks.slice(0, SHOWN), hasMore: tasks.length > SHOWN };
  }

  async #wrote({ since }: ToolOf<'wrote'>, at: AskedAt): Promise<AssistantFacts['wrote']> {
    const rows = await this.repository.since(beginningOf(since, at), WRITERS_READ);
    const theirs = rows.filter(({ direction, kind }) => direction === 'inbound' && kind === 'personal');
    const newest = await this.repository.facts(theirs.map(({ id }) => id));
    const seen = new Set<string>();
    return shown(
      newest
        .filter(({ contact_id, id }) => {
          const writer = contact_id ?? id;
          return !seen.has(writer) && seen.add(writer);
        })
        .map(factOf),
    );
  }

  async #summary(messageId: string | undefined): Promise<AssistantFacts['summary']> {
    if (messageId === undefined) return null;
    const found = await this.repository.conversation(messageId, CONVERSATION_READ);
    if (found === undefined) throw notFound('message');
    return found;
  }

  async #birthdays({ until }: ToolOf<'birthdays'>, { timeZone }: AskedAt): Promise<AssistantFacts['birthdays']> {
    const today = await this.birthdays.today(timeZone);
    const later = until === 'today' ? [] : await this.birthdays.upcoming(timeZone);
    const people = [...today, ...later].filter(({ inDays }) => inDays <= 7).slice(0, SHOWN);
    return { people: people.map(({ contactId, name, inDays }) => ({ id: contactId, name: outside(name), inDays })) };
  }

  async #busiest({ now }: AskedAt): Promise<AssistantFacts['busiest_channel']> {
    const rows = await this.repository.since(now - 7 * DAY, NEWEST_READ);
    const counts = [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, those]) => ({
      channel,
      count: those.length,
    }));
    counts.sort((a, b) => b.count - a.count || (a.channel < b.channel ? -1 : 1));
    return { counts, isPart: rows.length === NEWEST_READ };
  }

  async #promises(): Promise<AssistantFacts['promises']> {
    const rows = await this.repository.since(0, NEWEST_READ);
    const ours = rows
      .filter(({ direction }) => direction === 'outbound')
      .slice(0, OURS_READ)
      .map(({ id }) => id);
    const [messages, texts] = [await this.repository.facts(ours), await this.repository.texts(ours)];
    const promises = messages.flatMap((row) =>
      promisesIn(texts.get(row.id) ?? '').map((sentence) => ({ sentence, message: factOf(row) })),
    );
    const keptOf = await this.checks.of(
      promises.map(({ sentence, message }) => ({ messageId: message.id, quote: sentence })),
    );
    const open = promises.filter(
      ({ sentence, message }) => keptOf({ messageId: message.id, quote: sentence }) === undefined,
    );
    return {
      promises: open.slice(0, PROMISES_SHOWN).map((one) => ({ ...one, sentence: outside(one.sentence) })),
    };
  }
}

const shown = <Fact>(all: readonly Fact[]): { messages: readonly Fact[]; hasMore: boolean } => ({
  messages: all.slice(0, SHOWN),
  hasMore: all.length > SHOWN,
});
