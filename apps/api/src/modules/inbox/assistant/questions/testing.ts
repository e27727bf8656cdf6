import { CHANNEL_NAMES, CHANNELS, type Channel, DAY } from '@concordia/domain';
import type { AssistantPlan, AssistantTool } from '@concordia/domain/assistant';
import { promisesOf } from '@concordia/domain/promises';
import type { TestApp } from '../../../../testing/test-app.js';
import { channelBit } from '../../../people/contact-records/contact.row.js';
import type { DemoQuestion, MeantMessages, Truth } from './demo-questions.js';

/** What a right answer has, as read from the database by statements of its own. */
export interface Expected {
  readonly outcome: 'answered' | 'which' | 'nothing';
  /** Items that the answer must cite. */
  readonly cites: readonly string[];
  /** All items that it may cite; `null` for any. */
  readonly mayCite: ReadonlySet<string> | null;
  /** Words that must stand in it, whatever the language. */
  readonly says: readonly string[];
}

const answered = (parts: Partial<Expected>): Expected => ({
  outcome: 'answered',
  cites: [],
  mayCite: null,
  says: [],
  ...parts,
});

const SHOWN = 10;

/** Reads what is true in the demo. Days are those of UTC, as in the demo. */
export class Oracle {
  constructor(private readonly test: TestApp) {}

  get #db() {
    return this.test.engine.reader;
  }

  get #now() {
    return this.test.clock.now();
  }

  async expected({ truth }: DemoQuestion): Promise<Expected> {
    switch (truth.of) {
      case 'last_message':
        return this.#last(truth.name, truth.by);
      case 'person':
        return this.#person(truth);
      case 'people':
        return this.#people(truth.company);
      case 'count':
        return answered({ says: [String((await this.#messages(truth.messages)).length)] });
      case 'list': {
        const ids = (await this.#messages(truth.messages)).map(({ id }) => id);
        return answered({ cites: ids.slice(0, SHOWN), mayCite: new Set(ids), says: [String(ids.length)] });
      }
      case 'writers': {
        const rows = await this.#messages(truth.messages);
        const writers = [...Map.groupBy(rows, ({ contact_id, id }) => contact_id ?? id).values()];
        const newest = writers.flatMap(([row]) => (row === undefined ? [] : [row.id]));
        return answered({ cites: newest.slice(0, SHOWN), mayCite: new Set(rows.map(({ id }) => id)) });
      }
      case 'conversation': {
        const rows = await this.#messages({ name: truth.name });
        return answered({ cites: rows.slice(0, 1).map(({ id }) => id), mayCite: new Set(rows.map(({ id }) => id)) });
      }
      case 'promises':
        return this.#promises(truth.name, truth.by);
      case 'at_risk':
        return this.#risk(truth.name);
      case 'deals':
        return this.#deals(truth.name);
      case 'customers': {
        const rows = await this.#sums('won');
        return answered({ cites: rows.slice(0, 5).map(({ id }) => id), mayCite: new Set(rows.map(({ id }) => id)) });
      }
      case 'call_first':
        return this.#callFirst();
      case 'draft': {
        const [last] = await this.#messages({ name: truth.name, direction: 'inbound' });
        return answered({
          cites: last === undefined ? [] : [last.id],
          mayCite: new Set(last === undefined ? [] : [last.id]),
        });
      }
      case 'waiting':
        return this.#waiting();
      case 'due':
        return this.#due(truth.days);
      case 'birthdays':
        return this.#birthdays(truth.days);
      case 'busiest':
        return this.#busiest();
      case 'last_talk': {
        const [last] = await this.#messages({ name: truth.name });
        return answered({ cites: [last?.id ?? '', await this.#idOf(truth.name)] });
      }
      case 'which':
        return { outcome: 'which', cites: await this.#idsOf(truth.names), mayCite: null, says: [] };
      case 'unknown_name':
      case 'nothing':
        return { outcome: 'nothing', cites: [], mayCite: new Set(), says: [] };
    }
  }

  async #idsOf(names: readonly string[]): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('contact')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('name', 'in', [...new Set(names)])
      .execute();
    return rows.map(({ id }) => id);
  }

  async #idOf(name: string): Promise<string> {
    const [id] = await this.#idsOf([name]);
    if (id === undefined) throw new Error(`Nobody in the demo is called ${name}.`);
    return id;
  }

  /** Newest first. */
  async #messages(meant: MeantMessages) {
    const contactId = meant.name === undefined ? undefined : await this.#idOf(meant.name);
    const rows = await this.#db
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select([
        'message.id',
        'message.contact_id',
        'message.channel',
        'message.direction',
        'message.kind',
        'message.sent_at',
        'message.is_read',
        'message.is_urgent',
        'message.status',
        'message.snoozed_until',
        'message.attachment_count',
        'message.sentiment_label',
        'message.subject',
        'message.excerpt',
        'message_body.text',
        'contact.name',
      ])
      .where('message.workspace_id', '=', this.test.workspaceId)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .execute();
    const midnight = this.#now - (this.#now % DAY);
    const [from, to] = meant.days ?? [null, null];
    return rows.filter((row) => {
      const words = `${row.subject ?? ''} ${row.text ?? row.excerpt} ${row.name ?? ''}`.toLowerCase();
      return (
        (contactId === undefined || row.contact_id === contactId) &&
        (meant.direction === undefined || row.direction === meant.direction) &&
        (meant.channel === undefined || row.channel === meant.channel) &&
        (meant.unread !== true || (row.is_read === 0 && row.direction === 'inbound' && row.snoozed_until === null)) &&
        (meant.urgent !== true || (row.is_urgent === 1 && row.status !== 'completed')) &&
        (meant.attachment !== true || row.attachment_count > 0) &&
        (meant.sentiment === undefined || row.sentiment_label === meant.sentiment) &&
        (from === null || row.sent_at >= midnight + from * DAY) &&
        (to === null || row.sent_at < midnight + to * DAY) &&
        (meant.within === undefined || row.sent_at >= this.#now - meant.within * DAY) &&
        (meant.word === undefined || new RegExp(`\\b${meant.word}\\b`, 'i').test(words))
      );
    });
  }

  async #last(name: string, by: 'them' | 'us'): Promise<Expected> {
    const direction = by === 'us' ? 'outbound' : 'inbound';
    const [last] = await this.#messages({ name, direction });
    const id = last?.id ?? '';
    // Its beginning, up to the first thing that is not shown as it stands.
    const said = /[\p{L}' ]{4,30}/u.exec((last?.text ?? last?.excerpt ?? '').trim())?.[0].trim() ?? '';
    return answered({ cites: [id], mayCite: new Set([id]), says: [said] });
  }

  async #person({ name, field }: Extract<Truth, { readonly of: 'person' }>): Promise<Expected> {
    const id = await this.#idOf(name);
    const row = await this.#db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const channels = CHANNELS.filter((channel) => (row.channel_bits & channelBit(channel)) !== 0);
    const values = {
      phone: [row.phone],
      email: [row.email],
      company: [row.company],
      title: [row.title],
      location: [row.location],
      birthday: [row.birthday],
      channels: channels.map((channel) => CHANNEL_NAMES[channel]),
      all: [row.company, row.title],
    }[field];
    return answered({ cites: [id], mayCite: new Set([id]), says: values.flatMap((value) => value ?? []) });
  }

  async #people(company: string): Promise<Expected> {
    const rows = await this.#db
      .selectFrom('contact')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('company', '=', company)
      .execute();
    const ids = rows.map(({ id }) => id);
    return answered({ cites: ids, mayCite: new Set(ids) });
  }

  async #promises(name: string | null, by: 'us' | 'them'): Promise<Expected> {
    const rows = await this.#messages(name === null ? {} : { name });
    const ids = rows
      .filter(({ text, excerpt, direction, sent_at }) =>
        promisesOf(text ?? excerpt, direction, { sentAt: sent_at, timeZone: 'UTC' }).some(
          (one) => one.kind === 'promise' && one.by === by,
        ),
      )
      .map(({ id }) => id);
    const mayCite = new Set([...ids, ...(name === null ? [] : [await this.#idOf(name)])]);
    return answered({ cites: ids.slice(0, 1), mayCite });
  }

  async #risk(name: string | null): Promise<Expected> {
    const rows = await this.#db
      .selectFrom('customer_score')
      .select(['contact_id', 'risk', 'churn_ppm'])
      .where('workspace_id', '=', this.test.workspaceId)
      .execute();
    if (name === null) {
      const high = rows.filter(({ risk }) => risk === 'high').map(({ contact_id }) => contact_id);
      return answered({ cites: high.slice(0, SHOWN), mayCite: new Set(high), says: [String(high.length)] });
    }
    const id = await this.#idOf(name);
    const one = rows.find(({ contact_id }) => contact_id === id);
    return answered({
      cites: [id],
      mayCite: new Set([id]),
      says: one === undefined ? [] : [String(Math.round(one.churn_ppm / 10_000))],
    });
  }

  async #sums(stages: 'won' | 'open or won') {
    const rows = await this.#db
      .selectFrom('deal')
      .select(['contact_id', 'value', 'id'])
      .where('workspace_id', '=', this.test.workspaceId)
      .where('stage', stages === 'won' ? '=' : '<>', stages === 'won' ? 'won' : 'lost')
      .execute();
    return [...Map.groupBy(rows, ({ contact_id }) => contact_id)]
      .map(([id, deals]) => ({ id, sum: deals.reduce((sum, { value }) => sum + value, 0), deals }))
      .sort((a, b) => b.sum - a.sum);
  }

  async #deals(name: string | null): Promise<Expected> {
    const sums = await this.#sums('open or won');
    if (name !== null) {
      const id = await this.#idOf(name);
      const count = sums.find((one) => one.id === id)?.deals.length ?? 0;
      return answered({ cites: [id], mayCite: new Set([id]), says: count === 0 ? [] : [String(count)] });
    }
    const all = sums.flatMap(({ deals }) => deals).sort((a, b) => b.value - a.value);
    const fifth = all[4]?.value ?? 0;
    const largest = all.filter(({ value }) => value >= fifth).map(({ contact_id }) => contact_id);
    return answered({ cites: largest.slice(0, 1), mayCite: new Set(largest) });
  }

  async #callFirst(): Promise<Expected> {
    const proposals = await this.test.get<{ entity_id: string; id: string }[]>('/api/queue/tasks');
    const { statusCode, body } = await this.test.request({
      method: 'POST',
      url: '/api/queue',
      payload: { tasks: proposals },
    });
    if (statusCode !== 200) throw new Error(body);
    const plan: { optimized_tasks: { task: { entity_id: string } }[] } = JSON.parse(body);
    const order = plan.optimized_tasks.map(({ task }) => task.entity_id);
    return answered({ cites: order.slice(0, 1), mayCite: new Set(order) });
  }

  async #waiting(): Promise<Expected> {
    const rows = (await this.#messages({})).toReversed();
    const conversations = await this.#db
      .selectFrom('message')
      .select(['id', 'conversation_id'])
      .where('workspace_id', '=', this.test.workspaceId)
      .execute();
    const conversationOf = new Map(conversations.map(({ id, conversation_id }) => [id, conversation_id]));
    const repliedAt = new Map<string | undefined, number>();
    for (const { id, direction, sent_at } of rows)
      if (direction === 'outbound') repliedAt.set(conversationOf.get(id), sent_at);
    const waiting = rows.filter(
      ({ id, direction, kind, status, snoozed_until, sent_at }) =>
        direction === 'inbound' &&
        kind === 'personal' &&
        (status === 'inbox' || status === 'in_progress') &&
        snoozed_until === null &&
        sent_at > (repliedAt.get(conversationOf.get(id)) ?? 0),
    );
    return answered({ cites: waiting.slice(0, 1).map(({ id }) => id), mayCite: new Set(waiting.map(({ id }) => id)) });
  }

  async #due(days: number): Promise<Expected> {
    const midnight = this.#now - (this.#now % DAY) + DAY;
    const rows = await this.#db
      .selectFrom('task')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('state', '=', 'open')
      .where('due_at', '<', days === 1 ? midnight : midnight + 6 * DAY)
      .execute();
    const ids = rows.map(({ id }) => id);
    return answered({ cites: ids.slice(0, SHOWN), mayCite: new Set(ids) });
  }

  async #birthdays(days: number): Promise<Expected> {
    const rows = await this.#db
      .selectFrom('contact')
      .select(['id', 'birthday'])
      .where('workspace_id', '=', this.test.workspaceId)
      .where('birthday', 'is not', null)
      .execute();
    const near = Array.from({ length: days + 1 }, (_, day) =>
      new Date(this.#now + day * DAY).toISOString().slice(5, 10),
    );
    const ids = rows.filter(({ birthday }) => near.includes((birthday ?? '').slice(-5))).map(({ id }) => id);
    return answered({ cites: ids, mayCite: new Set(ids) });
  }

  async #busiest(): Promise<Expected> {
    const rows = await this.#messages({ within: 7 });
    const counts = [...Map.groupBy(rows, ({ channel }) => channel)].sort(([, a], [, b]) => b.length - a.length);
    const [first] = counts;
    const channel: Channel | undefined = first?.[0];
    return answered({ says: channel === undefined ? [] : [CHANNEL_NAMES[channel], String(first?.[1].length)] });
  }
}

/** The plan that a good language model would return: the test double of the endpoint. */
export function planFor({ question, truth }: DemoQuestion, now: number): AssistantPlan {
  const tool = toolFor(truth, now);
  return {
    language: /[äöüß]|\b(?:was|wer|wie|wann|von|mit)\b/iu.test(question) ? 'de' : 'en',
    steps: tool === null ? [] : [tool],
  };
}

function toolFor(truth: Truth, now: number): AssistantTool | null {
  switch (truth.of) {
    case 'nothing':
    case 'unknown_name':
    case 'which':
      return null;
    case 'people':
      return { kind: 'people', words: truth.company };
    case 'count':
    case 'list':
    case 'writers':
      return {
        kind: 'messages',
        query: queryFor(truth.messages, now),
        name: truth.messages.name ?? null,
        show: truth.of === 'writers' ? 'people' : truth.of,
      };
    case 'promises':
      return { kind: 'promises_with', name: truth.name, by: truth.by };
    case 'at_risk':
      return { kind: 'at_risk', name: truth.name };
    case 'deals':
      return { kind: 'deals', name: truth.name };
    case 'customers':
      return { kind: 'customers' };
    case 'call_first':
      return { kind: 'call_first' };
    case 'waiting':
      return { kind: 'waiting_longest' };
    case 'due':
      return { kind: 'due', until: truth.days === 1 ? 'today' : 'this_week' };
    case 'birthdays':
      return { kind: 'birthdays', until: truth.days === 0 ? 'today' : 'this_week' };
    case 'busiest':
      return { kind: 'busiest_channel' };
    case 'last_message':
      return { kind: 'last_message', name: truth.name, by: truth.by };
    case 'person':
      return { kind: 'person', name: truth.name, field: truth.field };
    case 'conversation':
      return { kind: 'conversation', name: truth.name };
    case 'draft':
      return { kind: 'draft', name: truth.name };
    case 'last_talk':
      return { kind: 'last_talk', name: truth.name };
  }
}

function queryFor(meant: MeantMessages, now: number): string {
  const day = (offset: number) => new Date(now + offset * DAY).toISOString().slice(0, 10);
  const [from, to] = meant.days ?? [null, null];
  return [
    ...(meant.direction === undefined ? [] : [meant.direction === 'inbound' ? 'is:received' : 'is:sent']),
    ...(meant.channel === undefined ? [] : [`channel:${meant.channel}`]),
    ...(meant.unread === true ? ['is:unread -is:snoozed'] : []),
    ...(meant.attachment === true ? ['has:attachment'] : []),
    ...(meant.sentiment === undefined ? [] : [`sentiment:${meant.sentiment}`]),
    ...(from === null ? [] : [`after:${day(from)}`]),
    ...(to === null ? [] : [`before:${day(to)}`]),
    ...(meant.within === undefined ? [] : [`after:${meant.within}d`]),
    ...(meant.word === undefined ? [] : [`"${meant.word}"`]),
  ].join(' ');
}
