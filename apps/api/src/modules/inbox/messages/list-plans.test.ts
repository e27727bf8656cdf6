import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChangeLog } from '../../../database/change-log.js';
import { Commits } from '../../../database/commits.js';
import type { Engine } from '../../../database/engine.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { StatCounters } from '../counters/stat-counters.js';
import { StatCountersRepository } from '../counters/stat-counters.repository.js';
import { MessagePlacesRepository } from './message-places.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** What SQLite does for a query, one step a line. */
type Plan = readonly string[];

describe('the lists that are asked for all day', () => {
  let opened: TestDatabase;
  let db: WorkspaceDatabase;
  let sqlite: Database.Database;
  let plans: Plan[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase('sqlite');
    if (opened.place.target.engine !== 'sqlite') throw new Error('This test reads the plans of SQLite.');
    sqlite = new Database(opened.place.target.file, { readonly: true });
    const engine: Engine = {
      ...opened.engine,
      all: (query, parameters) => {
        const steps = sqlite.prepare<unknown[], { detail: string }>(`explain query plan ${query.sql}`).all(parameters);
        plans.push(steps.map(({ detail }) => detail));
        return opened.engine.all(query, parameters);
      },
    };
    db = new WorkspaceDatabase(engine, new Commits(), new ChangeLog(opened.clock));
  });
  afterAll(async () => {
    sqlite.close();
    await opened.close();
  });

  async function plansOf(ask: () => unknown): Promise<Plan[]> {
    plans = [];
    await opened.inWorkspace(ask);
    return plans;
  }

  const id = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
  const later = { at: 1, id };

  test.each([
    ['all', {}, 'message_newest'],
    ['a column', { status: 'inbox' }, 'message_by_status'],
    ['a channel', { channel: 'sms' }, 'message_by_channel'],
    ['an account', { accountId: id }, 'message_by_account'],
    ['an account and its channel', { accountId: id, channel: 'sms' }, 'message_by_account'],
    ['a tier of an account', { accountId: id, priority: 'high' }, 'message_by_account'],
    ['what is unread at an account', { accountId: id, unread: true }, 'message_unread'],
    ['a column of a channel', { status: 'inbox', channel: 'sms' }, 'message_by_status_channel'],
    ['a conversation', { conversationId: id }, 'message_by_conversation'],
    ['a contact', { contactId: id }, 'message_by_contact'],
    ['what is unread on a channel', { unread: true, channel: 'sms' }, 'message_unread'],
    ['what is urgent in a column', { urgent: true, status: 'waiting' }, 'message_urgent'],
    ['what was put off', { snoozed: true, status: 'inbox' }, 'message_snoozed'],
    ['a member', { assigneeId: id, status: 'completed' }, 'message_assigned'],
    ['a tier', { priority: 'high' }, 'message_high'],
    ['a tier of what is done', { priority: 'medium', status: 'completed' }, 'message_medium'],
    ['a tier of what is unread', { unread: true, priority: 'high' }, 'message_unread'],
    ['a tier of what is urgent and unread', { urgent: true, unread: true, priority: 'medium' }, 'message_urgent'],
    ['a tier of an open column', { priority: 'high', status: 'inbox' }, 'message_by_status'],
  ] as const)('of %s walk along an index, on the first page and the thousandth', async (_, filter, index) => {
    const messages = new MessagesRepository(db);
    const found = await plansOf(async () => {
      await messages.list(filter, 50, null);
      await messages.list(filter, 50, later);
    });
    expect(found).toHaveLength(2);
    for (const [first = '', second = '', ...rest] of found) {
      expect(first).toContain(`SEARCH message USING INDEX ${index} (`);
      expect(second).toMatch(/^SEARCH contact USING INDEX sqlite_autoindex_contact_1 \(id=\?\)/);
      expect(rest).toEqual([]);
    }
    expect(found[1]?.[0]).toContain('(sent_at,id)<(?,?)');
  });

  test.each([
    [{ channel: 'sms' }, 'message_by_channel', 'channel=? AND sent_at=?'],
    [{ status: 'waiting' }, 'message_by_status', 'status=? AND sent_at=?'],
    [
      { status: 'inbox', channel: 'sms', priority: 'high' },
      'message_by_status_channel',
      'status=? AND channel=? AND sent_at=?',
    ],
  ] as const)('of what is unread where few are, %j, read no message that is elsewhere', async (filter, index, by) => {
    const messages = new MessagesRepository(db);
    const rare = { ...filter, unread: true, listIsRare: true };
    const found = await plansOf(async () => {
      await messages.list(rare, 50, null);
      await messages.list(rare, 50, later);
    });
    expect(found.map((plan) => plan.length)).toEqual([3, 3]);
    for (const [first = '', second = '', third = ''] of found) {
      expect(first).toContain('SEARCH unread USING COVERING INDEX message_unread (');
      expect(second).toContain(`SEARCH message USING INDEX ${index} (workspace_id=? AND ${by})`);
      expect(third).toMatch(/^SEARCH contact USING INDEX sqlite_autoindex_contact_1 \(id=\?\)/);
    }
    expect(found[1]?.[0]).toContain('(sent_at,id)<(?,?)');
  });

  test('of what is searched for end where they are bounded: by whole numbers, for FTS5 keeps to no others', async () => {
    const texts: string[] = [];
    const reader = opened.engine.reader.withPlugin({
      transformQuery: ({ node, queryId }) => {
        texts.push(opened.engine.reader.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const places = new MessagePlacesRepository(
      new WorkspaceDatabase({ ...opened.engine, reader }, new Commits(), new ChangeLog(opened.clock)),
    );
    await opened.inWorkspace(() => places.matches('"word"', 10, 2_000, 1_000));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(
      '"message_fts"."rowid" >= cast(? as integer) and "message_fts"."rowid" < cast(? as integer)',
    );
  });

  test('of contacts walk along an index too', async () => {
    const contacts = new ContactsRepository(db);
    const found = await plansOf(async () => {
      await contacts.list(50, null);
      await contacts.list(50, later);
    });
    expect(found.map((plan) => plan.length)).toEqual([1, 1]);
    for (const [step] of found) expect(step).toContain('SEARCH contact USING INDEX contact_by_activity (');
  });

  test('know their totals from one row', async () => {
    const found = await plansOf(() => new StatCounters(new StatCountersRepository(db)).get('status:inbox'));
    expect(found).toEqual([
      ['SEARCH stat_counter USING INDEX sqlite_autoindex_stat_counter_1 (workspace_id=? AND name=?)'],
    ]);
  });
});
