import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactDetail, Erasure } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { doDueJobs } from '../../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../../testing/engines.js';
import { mailMaker } from '../../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../../testing/test-app.js';
import { AttachmentStore } from '../../../inbox/attachments/attachment-store.js';
import { type CountedRow, countedOf } from '../../../inbox/counters/counted-row.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';

onEveryEngine('data protection', (engine) => {
  let opened: TestApp;
  let mail: ReturnType<typeof mailMaker>;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    mail = mailMaker(opened);
  });
  afterAll(() => opened.close());

  const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    opened.request({ method, url: `/api/${url}`, payload });
  const within = <Result>(work: (db: WorkspaceDatabase) => Promise<Result>) =>
    opened.inWorkspace(() => work(opened.app.get(WorkspaceDatabase)));
  const nameOf = async (contactId: string) => (await opened.get<ContactDetail>(`/api/contacts/${contactId}`)).name;
  const erase = async (contactId: string) =>
    call('POST', `contacts/${contactId}/erasure`, { confirm: await nameOf(contactId) });
  const runJobs = async () => {
    await doDueJobs(opened.app.get(JobRunner));
  };
  const keepFile = async (messageId: string, text: string) => {
    const hash = await opened.app.get(AttachmentStore).put(Buffer.from(text));
    await within((db) =>
      db.write((tx) =>
        tx.updateTable('attachment').set({ content_hash: hash }).where('message_id', '=', messageId).execute(),
      ),
    );
    return hash;
  };
  const isKept = async (hash: string) => (await opened.app.get(AttachmentStore).open(hash)) !== null;

  /** The counters of the sidebar against a count over what is there. */
  async function countersAgree(): Promise<void> {
    const rows = await within((db) =>
      db.read.selectFrom('message').select(['channel', 'status', 'is_read', 'direction']).execute(),
    );
    const stats = await opened.get<{ unread: number; byChannel: { email: number }; byStatus: { inbox: number } }>(
      '/api/analytics/stats',
    );
    expect(stats).toMatchObject({
      unread: rows.filter(({ is_read, direction }) => is_read === 0 && direction === 'inbound').length,
      byChannel: { email: rows.filter(({ channel }) => channel === 'email').length },
      byStatus: { inbox: rows.filter(({ status }) => status === 'inbox').length },
    });
    const contacts = await within((db) => db.read.selectFrom('contact').select('id').execute());
    const listed = await opened.request({ method: 'GET', url: '/api/contacts?limit=1' });
    expect(listed.headers['x-total-count']).toBe(String(contacts.length));
  }

  describe('erasing a person', () => {
    test('leaves nothing of them in any table or file, and the figures right', async () => {
      const gone = await mail({ subject: 'Zanzibar', excerpt: 'zanzibarquestion' });
      const more = await mail({ in: gone });
      const other = await mail();
      const [own, shared] = [await keepFile(gone.messageId, 'own'), await keepFile(more.messageId, 'shared')];
      await keepFile(other.messageId, 'shared');
      const url = `contacts/${gone.contactId}`;
      await call('PATCH', url, {
        name: 'Zanzibar Person',
        email: 'zanzibar@people.example',
        tags: ['zanzibartag'],
        customFields: [{ key: 'zanzibar', value: '1' }],
      });
      await call('POST', `${url}/notes`, { text: 'zanzibarnote' });
      const twin = (await call('POST', 'contacts', { name: 'Zanzibar Twin' })).json<ContactDetail>();
      await call('POST', 'merges', { keepId: gone.contactId, otherId: twin.id });
      const counted = async () => {
        const days = await within((db) => db.read.selectFrom('past_count').select('value').execute());
        return days.reduce((sum, { value }) => sum + value, 0);
      };
      const countedBefore = await counted();
      const answer = await erase(gone.contactId);
      expect(answer.json()).toMatchObject({
        state: 'done',
        messagesErased: 2,
        filesErased: 1,
        pointsErased: 1,
        notesErased: 1,
        finishedAt: expect.any(String),
      });
      await runJobs();
      expect([await isKept(own), await isKept(shared)]).toEqual([false, true]);
      const files = readdirSync(join(opened.settings.dataDir, 'attachments'), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => file.endsWith('.going'))).toEqual([]);
      expect(await everyText()).not.toMatch(new RegExp(`zanzibar|${gone.contactId}|${gone.messageId}`, 'i'));
      expect((await opened.request({ method: 'GET', url: `/api/${url}` })).statusCode).toBe(404);
      expect(await opened.get('/api/messages?q=zanzibarquestion')).toEqual([]);
      expect(await opened.get('/api/contacts?q=zanzibar')).toEqual([]);
      await countersAgree();
      expect(await counted()).toBe(countedBefore + 2);
    });

    /** Everything that the database says about the workspace, as text. */
    async function everyText(): Promise<string> {
      const tables = [
        'contact',
        'contact_point',
        'contact_profile',
        'contact_tag',
        'contact_note',
        'consent_change',
        'contact_merge',
        'contact_merge_part',
        'identity_key',
        'merge_suggestion',
        'erasure',
        'erased_handle',
        'message',
        'message_body',
        'conversation',
        'attachment',
        'task',
        'notification',
        'outbound_message',
        'outreach',
        'draft',
        'suggestion',
        'job',
      ] as const;
      const rows = await within((db) =>
        Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute())),
      );
      return JSON.stringify(rows);
    }

    test('asks for the name', async () => {
      const { contactId } = await mail();
      for (const confirm of ['', 'Contact', 'x'.repeat(400)]) {
        const answer = await call('POST', `contacts/${contactId}/erasure`, { confirm });
        expect(answer.json()).toMatchObject({ statusCode: 400, code: 'ERASURE_NOT_CONFIRMED' });
      }
      expect(await nameOf(contactId)).toMatch(/^Contact/);
    });

    test('is remembered, so that who brings them back is told', async () => {
      const first = (await call('POST', 'contacts', { name: 'Back', email: 'back@x.example' })).json<ContactDetail>();
      expect(first.erasedBefore).toBeNull();
      const done = await erase(first.id);
      expect(done.json()).toMatchObject({ state: 'done' });
      const again = (await call('POST', 'contacts', { name: 'Back', email: 'Back@x.example' })).json<ContactDetail>();
      expect(again.erasedBefore).toBe(new Date(opened.clock.now()).toISOString());
      const receipts = await opened.get<Erasure[]>('/api/erasures');
      expect(receipts[0]).toMatchObject({ state: 'done', pointsErased: 1 });
      expect(JSON.stringify(receipts)).not.toContain('back@x.example');
    });

    test('of very many messages goes on in a job', async () => {
      const many = await mail();
      const now = opened.clock.now();
      await within((db) =>
        db.write(async (tx) => {
          const counts = { inbound_count: 2_401 };
          await tx.updateTable('contact').set(counts).where('id', '=', many.contactId).execute();
          for (let start = 0; start < 2_400; start += 200) {
            const rows = Array.from({ length: 200 }, (_, n) => ({
              id: opened.ids.next(),
              conversation_id: many.conversationId,
              contact_id: many.contactId,
              channel: 'email' as const,
              direction: 'inbound' as const,
              sent_at: now + start + n,
              excerpt: 'x',
              status: 'inbox' as const,
              is_read: 1 as const,
              dedupe_key: `many ${start + n}`,
              stored_at: now,
            }));
            await tx.insertInto('message').values(rows).execute();
            const tally = new CounterTally();
            for (const row of rows) {
              const counted = { ...row, priority: 0, is_urgent: 0, snoozed_until: null } satisfies CountedRow;
              tally.message(null, countedOf(counted), row.conversation_id);
            }
            await opened.app.get(StatCounters).apply(tx, tally);
          }
        }),
      );
      const running = (await erase(many.contactId)).json<Erasure>();
      await runJobs();
      const [receipt] = await opened.get<Erasure[]>('/api/erasures');
      expect(receipt).toMatchObject({ id: running.id, state: 'done', messagesErased: 2_401 });
      expect((await opened.request({ method: 'GET', url: `/api/contacts/${many.contactId}` })).statusCode).toBe(404);
    });

    test('keeps merges and a second erasure away until it is done', async () => {
      const { contactId } = await mail();
      const other = (await call('POST', 'contacts', { name: 'Other' })).json<ContactDetail>();
      const row = { id: opened.ids.next(), state: 'running', contact_id: contactId, created_at: 1 } as const;
      await within((db) => db.write((tx) => tx.insertInto('erasure').values(row).execute()));
      const merge = await call('POST', 'merges', { keepId: other.id, otherId: contactId });
      expect(merge.json()).toMatchObject({ statusCode: 409, code: 'ERASURE_RUNNING' });
      expect((await erase(contactId)).json()).toMatchObject({ statusCode: 409, code: 'ERASURE_RUNNING' });
    });

    test('is refused while an import could bring them back', async () => {
      const { contactId } = await mail();
      const id = opened.ids.next();
      const run = { id, origin: 'path', name: 'a', source_path: '/a', created_at: 1, updated_at: 1 } as const;
      const set = (state: 'reading' | 'done') =>
        within((db) => db.write((tx) => tx.updateTable('import_run').set({ state }).where('id', '=', id).execute()));
      await within((db) =>
        db.write((tx) =>
          tx
            .insertInto('import_run')
            .values({ ...run, state: 'reading' })
            .execute(),
        ),
      );
      expect((await erase(contactId)).json()).toMatchObject({ statusCode: 409, code: 'IMPORT_RUNNING' });
      await set('done');
      expect((await erase(contactId)).statusCode).toBe(200);
    });

    test('twice at a time happens once', async () => {
      const { contactId } = await mail();
      const confirm = await nameOf(contactId);
      const answers = await Promise.all([1, 2].map(() => call('POST', `contacts/${contactId}/erasure`, { confirm })));
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect([
        [200, 404],
        [200, 409],
      ]).toContainEqual(codes);
      await countersAgree();
    });
  });

  describe('an export', () => {
    test('has everything, as one document of a safe name', async () => {
      const made = await mail({ subject: 'Offer', excerpt: 'the whole text' });
      for (let more = 0; more < 120; more += 1) await mail({ in: made });
      const url = `contacts/${made.contactId}`;
      await call('PATCH', url, { name: 'Ada "x" / Ünal', tags: ['t'], email: 'ada.export@x.example' });
      await call('POST', `${url}/notes`, { text: 'a note' });
      const answer = await opened.request({ method: 'GET', url: `/api/${url}/export` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="Ada x - _nal.json"; filename*=UTF-8''Ada%20x%20-%20%C3%9Cnal.json`,
      );
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const document = answer.json<{ messages: { subject: string | null; body: { text: string } }[] }>();
      expect(document).toMatchObject({
        contact: { id: made.contactId, tags: ['t'], points: [{ handle: 'ada.export@x.example', consent: 'unknown' }] },
        notes: [{ text: 'a note' }],
        tasks: [],
        merges: [],
      });
      expect(document.messages).toHaveLength(121);
      expect(document.messages.at(-1)).toMatchObject({
        subject: 'Offer',
        body: { text: 'the whole text' },
        attachments: [{ fileName: 'offer.pdf' }],
      });
    });
  });

  describe('retention', () => {
    test('is previewed, and removes in the night what is older', async () => {
      const old = await mail({ sentAt: opened.clock.now() - 400 * DAY });
      const young = await mail({ sentAt: opened.clock.now() - 300 * DAY });
      const preview = await opened.get('/api/workspace/retention-preview?days=365');
      expect(preview).toEqual({ messages: 1, before: new Date(opened.clock.now() - 365 * DAY).toISOString() });
      for (const retentionDays of [29, 3651, 1.5, '365']) {
        expect((await call('PATCH', 'workspace', { retentionDays })).statusCode).toBe(400);
      }
      expect((await call('PATCH', 'workspace', { retentionDays: 365 })).json()).toMatchObject({ retentionDays: 365 });
      await opened.app.get(JobRunner).tidy();
      opened.clock.advance(DAY);
      await opened.app.get(JobRunner).tidy();
      await runJobs();
      const status = async (id: string) =>
        (await opened.request({ method: 'GET', url: `/api/messages/${id}` })).statusCode;
      expect([await status(old.messageId), await status(young.messageId)]).toEqual([404, 200]);
      expect(await opened.get(`/api/contacts/${old.contactId}`)).toMatchObject({
        counts: { inbound: 0 },
        lastMessageAt: null,
      });
      await countersAgree();
      expect((await call('PATCH', 'workspace', { retentionDays: null })).json()).toMatchObject({ retentionDays: null });
    });
  });
});
