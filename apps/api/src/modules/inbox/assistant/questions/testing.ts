import { DAY } from '@concordia/domain';
import type { TestApp } from '../../../../testing/test-app.js';
import type { MeantMessages } from './demo-questions.js';

/** Reads the demo by statements of its own. Days are those of UTC, as in the demo. */
export class DemoFacts {
  constructor(readonly test: TestApp) {}

  get db() {
    return this.test.engine.reader;
  }

  get now() {
    return this.test.clock.now();
  }

  async idsOf(names: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('contact')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('name', 'in', [...new Set(names)])
      .execute();
    return rows.map(({ id }) => id);
  }

  async idOf(name: string): Promise<string> {
    const [id] = await this.idsOf([name]);
    if (id === undefined) throw new Error(`Nobody in the demo is called ${name}.`);
    return id;
  }

  /** Newest first. */
  async messages(meant: MeantMessages) {
    const contactId = meant.name === undefined ? undefined : await this.idOf(meant.name);
    const rows = await this.db
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
    const midnight = this.now - (this.now % DAY);
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
        (meant.within === undefined || row.sent_at >= this.now - meant.within * DAY) &&
        (meant.word === undefined || new RegExp(`\\b${meant.word}\\b`, 'i').test(words))
      );
    });
  }

  /** What each contact's deals add up to, the largest first. */
  async sums(stages: 'won' | 'open or won') {
    const rows = await this.db
      .selectFrom('deal')
      .select(['contact_id', 'value', 'id'])
      .where('workspace_id', '=', this.test.workspaceId)
      .where('stage', stages === 'won' ? '=' : '<>', stages === 'won' ? 'won' : 'lost')
      .execute();
    return [...Map.groupBy(rows, ({ contact_id }) => contact_id)]
      .map(([id, deals]) => ({ id, sum: deals.reduce((sum, { value }) => sum + value, 0), deals }))
      .sort((a, b) => b.sum - a.sum);
  }

  contact(id: string) {
    return this.db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  async contactsAt(company: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('contact')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('company', '=', company)
      .execute();
    return rows.map(({ id }) => id);
  }

  birthdays() {
    return this.db
      .selectFrom('contact')
      .select(['id', 'birthday'])
      .where('workspace_id', '=', this.test.workspaceId)
      .where('birthday', 'is not', null)
      .execute();
  }

  scores() {
    return this.db
      .selectFrom('customer_score')
      .select(['contact_id', 'risk', 'churn_ppm'])
      .where('workspace_id', '=', this.test.workspaceId)
      .execute();
  }

  /** The conversation of each message. */
  async conversations(): Promise<Map<string, string>> {
    const rows = await this.db
      .selectFrom('message')
      .select(['id', 'conversation_id'])
      .where('workspace_id', '=', this.test.workspaceId)
      .execute();
    return new Map(rows.map(({ id, conversation_id }) => [id, conversation_id]));
  }

  async openTasksBefore(instant: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('task')
      .select('id')
      .where('workspace_id', '=', this.test.workspaceId)
      .where('state', '=', 'open')
      .where('due_at', '<', instant)
      .execute();
    return rows.map(({ id }) => id);
  }
}
