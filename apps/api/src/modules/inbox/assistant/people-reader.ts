import { MessageListQuerySchema } from '@concordia/contract/inbox';
import {
  type MessageFact,
  type NamedPerson,
  outside,
  outsideOrNull,
  type PromiseFact,
  type ToolOf,
  type ToolResult,
  type Unresolved,
} from '@concordia/domain/assistant';
import { promisesOf } from '@concordia/domain/promises';
import { suggestReplies } from '@concordia/domain/suggestions';
import { Injectable } from '@nestjs/common';
import type { MessageRow } from '../messages/message.row.js';
import { MessageFinder } from '../messages/message-finder.js';
import { PromiseChecks } from '../promises/promise-checks.js';
import { SuggestionsRepository } from '../suggestions/suggestions.repository.js';
import type { Asking } from './asking.js';
import { AssistantRepository, factOf, type TextRow } from './assistant.repository.js';
import { FiguresReader } from './figures-reader.js';
import { NamedPeople, namedPerson, personFact } from './named-people.js';

const SHOWN = 10;
const WRITERS_READ = 500;
const CONVERSATION_READ = 50;
const PROMISES_READ = 200;
const PROMISES_SHOWN = 5;

type PeopleTool = ToolOf<
  | 'person'
  | 'people'
  | 'last_message'
  | 'last_talk'
  | 'messages'
  | 'conversation'
  | 'promises_with'
  | 'at_risk'
  | 'deals'
  | 'draft'
>;

/** Tools about somebody: the name is resolved first. */
@Injectable()
export class PeopleReader {
  constructor(
    private readonly repository: AssistantRepository,
    private readonly named: NamedPeople,
    private readonly figures: FiguresReader,
    private readonly finder: MessageFinder,
    private readonly checks: PromiseChecks,
    private readonly suggestions: SuggestionsRepository,
  ) {}

  async read(tool: PeopleTool, asking: Asking): Promise<ToolResult | Unresolved> {
    if (tool.kind === 'people') {
      const rows = await this.named.withWords(tool.words, SHOWN + 1);
      return { tool, facts: { people: rows.slice(0, SHOWN).map(personFact), hasMore: rows.length > SHOWN } };
    }
    if (tool.name === null) return this.#about(tool, null, asking);
    const found = await this.named.find(tool.name, asking.contactId);
    if ('people' in found) return { tool, name: tool.name, people: found.people };
    if (tool.kind === 'person') return { tool, facts: { person: personFact(found.contact) } };
    return this.#about(tool, namedPerson(found.contact), asking);
  }

  async #about(
    tool: Exclude<PeopleTool, ToolOf<'people'>>,
    person: NamedPerson | null,
    asking: Asking,
  ): Promise<ToolResult | Unresolved> {
    switch (tool.kind) {
      case 'messages':
        return this.#messages(tool, person);
      case 'promises_with':
        return {
          tool,
          facts: { person, promises: (await this.#promises(person, asking, tool.by)).slice(0, PROMISES_SHOWN) },
        };
      case 'at_risk':
        return this.figures.risk(tool, person);
      case 'deals':
        return this.figures.deals(tool, person);
      case 'person':
        return { tool, name: tool.name, people: [] };
    }
    if (person === null) return { tool, name: tool.name, people: [] };
    switch (tool.kind) {
      case 'last_message': {
        const [last] = await this.repository.withTexts(person.id, 1, tool.by === 'us' ? 'outbound' : 'inbound');
        return {
          tool,
          facts: { person, message: last === undefined ? null : { ...factOf(last), text: outside(last.text) } },
        };
      }
      case 'last_talk': {
        const last = await this.repository.newestWith(person.id);
        const message = last === undefined ? null : { ...factOf(last), isOurs: last.direction === 'outbound' };
        return { tool, facts: { person, message } };
      }
      case 'conversation':
        return this.#conversation(tool, person, asking);
      case 'draft':
        return this.#draft(tool, person);
    }
  }

  async #messages(tool: ToolOf<'messages'>, person: NamedPerson | null): Promise<ToolResult> {
    const isPeople = tool.show === 'people';
    const query = MessageListQuerySchema.parse({
      ...(tool.query !== '' && { q: tool.query }),
      limit: isPeople ? 200 : SHOWN,
    });
    const page = await this.finder.page({ ...query, contactId: person?.id }, (row) => row);
    const facts = page.items.map(listedFact);
    if (!isPeople)
      return { tool, facts: { person, messages: facts, total: page.total, isAtLeast: page.totalIsMinimum === true } };
    const writers = [...Map.groupBy(page.items, ({ c_id, id }) => c_id ?? id).values()].flatMap(([row]) =>
      row === undefined ? [] : [listedFact(row)],
    );
    return {
      tool,
      facts: { person, messages: writers.slice(0, SHOWN), total: writers.length, isAtLeast: page.nextCursor !== null },
    };
  }

  async #conversation(tool: ToolOf<'conversation'>, person: NamedPerson, asking: Asking): Promise<ToolResult> {
    const rows = await this.repository.withTexts(person.id, CONVERSATION_READ);
    const messages = rows
      .map(({ id, direction, channel, sent_at, text }) => ({
        id,
        direction,
        channel,
        sentAt: sent_at,
        text: outside(text),
      }))
      .toReversed();
    const promisesBy = async (by: 'us' | 'them') =>
      (await this.#open(rows, asking, by)).slice(0, 2).map((one) => ({ ...one, by }));
    const promises = [...(await promisesBy('us')), ...(await promisesBy('them'))];
    return { tool, facts: { person, messages, promises } };
  }

  async #promises(person: NamedPerson | null, asking: Asking, by: 'us' | 'them'): Promise<PromiseFact[]> {
    const rows =
      person === null
        ? await this.#newest(by === 'us' ? 'outbound' : 'inbound')
        : await this.repository.withTexts(person.id, PROMISES_READ);
    return this.#open(rows, asking, by);
  }

  async #newest(direction: 'inbound' | 'outbound'): Promise<TextRow[]> {
    const newest = await this.repository.since(0, WRITERS_READ);
    const ids = newest
      .filter((row) => row.direction === direction && row.kind === 'personal')
      .slice(0, PROMISES_READ)
      .map(({ id }) => id);
    const [rows, texts] = [await this.repository.facts(ids), await this.repository.texts(ids)];
    return rows.map((row) => ({ ...row, text: texts.get(row.id) ?? '' }));
  }

  /** Promises that nobody checked off, newest first. */
  async #open(rows: readonly TextRow[], { at: { timeZone } }: Asking, by: 'us' | 'them'): Promise<PromiseFact[]> {
    const said = rows.flatMap((row) =>
      promisesOf(row.text, row.direction, { sentAt: row.sent_at, timeZone })
        .filter((one) => one.kind === 'promise' && one.by === by)
        .map(({ quote }) => ({ messageId: row.id, quote, row })),
    );
    const keptOf = await this.checks.of(said);
    return said
      .filter((one) => keptOf(one) === undefined)
      .map(({ quote, row }) => ({ sentence: outside(quote), message: factOf(row) }));
  }

  /** The embedded suggestion for the newest message from somebody, as the composer shows it. Nothing is written. */
  async #draft(tool: ToolOf<'draft'>, person: NamedPerson): Promise<ToolResult> {
    const [last] = await this.repository.withTexts(person.id, 1, 'inbound');
    if (last === undefined) return { tool, facts: { person, message: null, text: null } };
    const thread = await this.suggestions.thread(last.id);
    const replies = thread === undefined ? [] : suggestReplies(thread, last.id);
    const best = replies.find(({ type }) => type === 'custom_reply') ?? replies[0];
    return { tool, facts: { person, message: factOf(last), text: outsideOrNull(best?.content ?? null) } };
  }
}

const listedFact = (row: MessageRow): MessageFact => ({
  id: row.id,
  name: outsideOrNull(row.c_name),
  channel: row.channel,
  subject: outsideOrNull(row.subject),
  sentAt: row.sent_at,
});
