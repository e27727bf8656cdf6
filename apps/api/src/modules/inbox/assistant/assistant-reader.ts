import { contactSearchTerms, DAY, isOpen } from '@concordia/domain';
import {
  type AssistantAnswerInput,
  type AssistantFacts,
  type AssistantQuery,
  beginningOf,
  promisesIn,
} from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { BirthdaysService } from '../../people/birthdays/birthdays.service.js';
import { ContactListRepository } from '../../people/contacts/contact-list.repository.js';
import { StatCounters } from '../counters/stat-counters.js';
import { PromiseChecks } from '../promises/promise-checks.js';
import { AssistantRepository, type FactRow, factOf, NEWEST_READ } from './assistant.repository.js';

const SHOWN = 10;
const WAITING_SHOWN = 5;
const PROMISES_SHOWN = 5;
const OURS_READ = 200;
const WRITERS_READ = 500;
const CONVERSATION_READ = 50;
const NAMESAKES = 3;

type QueryOf<Kind extends AssistantQuery['kind']> = Extract<AssistantQuery, { readonly kind: Kind }>;

/** Loads the facts a question asks about. User input is only ever compared as a value. */
@Injectable()
export class AssistantReader {
  constructor(
    private readonly repository: AssistantRepository,
    private readonly counters: StatCounters,
    private readonly contacts: ContactListRepository,
    private readonly birthdays: BirthdaysService,
    private readonly checks: PromiseChecks,
    private readonly clock: Clock,
  ) {}

  async read(query: AssistantQuery, messageId: string | undefined): Promise<AssistantAnswerInput> {
    switch (query.kind) {
      case 'waiting_longest':
        return { query, facts: { messages: (await this.#waiting()).slice(0, WAITING_SHOWN).map(factOf) } };
      case 'unanswered':
        return { query, facts: shown((await this.#waiting()).map(factOf)) };
      case 'count':
        return { query, facts: await this.#count(query) };
      case 'due':
        return { query, facts: await this.#due(query) };
      case 'wrote':
        return { query, facts: await this.#wrote(query) };
      case 'summary':
        return { query, facts: await this.#summary(messageId) };
      case 'last_talk':
        return { query, facts: await this.#lastTalk(query) };
      case 'birthdays':
        return { query, facts: await this.#birthdays(query) };
      case 'busiest_channel':
        return { query, facts: await this.#busiest() };
      case 'promises':
        return { query, facts: await this.#promises() };
      case 'help':
        return { query, facts: null };
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

  async #count({ what, channel }: QueryOf<'count'>): Promise<AssistantFacts['count']> {
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

  async #due({ until }: QueryOf<'due'>): Promise<AssistantFacts['due']> {
    const midnight = beginningOf('today', this.clock.now()) + DAY;
    const rows = await this.repository.tasksDue(until === 'today' ? midnight : midnight + 6 * DAY, SHOWN + 1);
    const tasks = rows.map(({ id, title, due_at }) => ({ id, title, dueAt: due_at }));
    return { tasks: tasks.slice(0, SHOWN), hasMore: tasks.length > SHOWN };
  }

  async #wrote({ since }: QueryOf<'wrote'>): Promise<AssistantFacts['wrote']> {
    const rows = await this.repository.since(beginningOf(since, this.clock.now()), WRITERS_READ);
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

  async #lastTalk({ name }: QueryOf<'last_talk'>): Promise<AssistantFacts['last_talk']> {
    const terms = contactSearchTerms(name);
    if (terms.length === 0) return { people: [] };
    const search = { terms, sort: 'activity', limit: NAMESAKES, after: null } as const;
    const rows = await this.contacts.list(search, await this.contacts.count(terms));
    const people = await Promise.all(
      rows.slice(0, NAMESAKES).map(async (row) => {
        const message = await this.repository.newestWith(row.id);
        const fact = message === undefined ? null : { ...factOf(message), isOurs: message.direction === 'outbound' };
        return { id: row.id, name: row.name, message: fact };
      }),
    );
    return { people };
  }

  async #birthdays({ until }: QueryOf<'birthdays'>): Promise<AssistantFacts['birthdays']> {
    const today = await this.birthdays.today('UTC');
    const later = until === 'today' ? [] : await this.birthdays.upcoming('UTC');
    const people = [...today, ...later].filter(({ inDays }) => inDays <= 7).slice(0, SHOWN);
    return { people: people.map(({ contactId, name, inDays }) => ({ id: contactId, name, inDays })) };
  }

  async #busiest(): Promise<AssistantFacts['busiest_channel']> {
    const rows = await this.repository.since(this.clock.now() - 7 * DAY, NEWEST_READ);
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
    return { promises: open.slice(0, PROMISES_SHOWN) };
  }
}

const shown = <Fact>(all: readonly Fact[]): { messages: readonly Fact[]; hasMore: boolean } => ({
  messages: all.slice(0, SHOWN),
  hasMore: all.length > SHOWN,
});
