import type { ApiError } from '@concordia/contract';
import type { Message } from '@concordia/contract/inbox';
import type { IngestEvent, IngestPipeline, IngestRun } from '@concordia/contract/intake';
import type { Contact } from '@concordia/contract/people';
import { DAY, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const PATIENCE = { timeout: 15_000, interval: 25 };
const OURS = 'ola@ours.example';

onEveryEngine('events that are told', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) =>
        tx
          .updateTable('workspace')
          .set({ own_addresses: JSON.stringify([OURS]) })
          .execute(),
      ),
    );
  });

  const eventOf = (id: string, more: Partial<IngestEvent> = {}): IngestEvent => ({
    type: 'email_received',
    timestamp: opened.clock.now() - 60 * MINUTE,
    actors: { from_email: 'Ann@Blue.example', to_emails: [OURS] },
    artifacts: {
      subject: 'Pilot',
      body: 'We closed our Series A.\n\n-- \nAnn Lee\nHead of Data\nBlue GmbH',
      message_id: `<${id}@blue.example>`,
      thread_id: 'pilot',
    },
    provenance: 'crm',
    ...more,
  });
  const sample = async (events: readonly unknown[]) =>
    opened.request({ method: 'POST', url: '/api/ingest/sample', payload: { events } });
  const upload = (lines: readonly string[]) =>
    opened.request({
      method: 'POST',
      url: '/api/ingest/files?name=events.jsonl',
      headers: { 'content-type': 'application/octet-stream' },
      payload: lines.join('\n'),
    });

  /** Ingests a file of two events and four lines that are none, and waits for the end. @returns the run as it began. */
  async function ingestFaultyFile(): Promise<IngestRun> {
    const lines = [
      JSON.stringify(eventOf('a')),
      '',
      '{"type": "email_received"',
      JSON.stringify({ ...eventOf('g'), actors: { from_email: 'x', to_emails: [OURS] } }),
      JSON.stringify(eventOf('h')),
      `"${'x'.repeat(1_100_000)}"`,
      JSON.stringify(eventOf('i', { timestamp: opened.clock.now() + 2 * DAY })),
    ];
    const made = await upload(lines);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { fileName: 'events.jsonl', state: 'queued', lines: 0 },
    ]);
    const run = made.json<IngestRun>();
    await expect.poll(() => opened.get(`/api/ingest/files/${run.id}`), PATIENCE).toMatchObject({ state: 'finished' });
    return run;
  }

  test('become messages in their conversations, once', async () => {
    const answer = eventOf('b', {
      type: 'email_sent',
      timestamp: opened.clock.now() - 30 * MINUTE,
      actors: { from_email: OURS, to_emails: [OURS, 'ann@blue.example', 'bo@red.example'] },
    });
    const toBo = eventOf('c', { actors: { from_email: 'bo@red.example', to_emails: [OURS] } });
    const first = await sample([eventOf('a'), answer, toBo, eventOf('a')]);
    expect([first.statusCode, first.json()]).toEqual([200, { processed: 3, duplicates: 1 }]);
    expect((await sample([answer])).json()).toEqual({ processed: 0, duplicates: 1 });
    const messages = await opened.get<Message[]>('/api/messages');
    const sent = messages.find(({ direction }) => direction === 'outbound');
    expect(sent).toMatchObject({ channel: 'email', content: 'We closed our Series A.' });
    const ofAnn = messages.filter(({ conversationId }) => conversationId === sent?.conversationId);
    expect([messages.length, ofAnn.length]).toEqual([3, 2]);
    const contacts = await opened.get<Contact[]>('/api/contacts');
    expect(contacts.map(({ email }) => email).toSorted()).toEqual(['ann@blue.example', 'bo@red.example']);
  });

  test('are refused together, each wrong field named, when one is wrong', async () => {
    const wrong = eventOf('d', {
      timestamp: 1_795_253_400,
      actors: { from_email: 'nobody', to_emails: [] },
    });
    const refused = await sample([eventOf('d'), wrong]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ApiError>().details?.map(({ field }) => field)).toEqual([
      'body.events.1.timestamp',
      'body.events.1.actors.from_email',
      'body.events.1.actors.to_emails',
    ]);
    const early = await sample([eventOf('e'), eventOf('f', { timestamp: opened.clock.now() + 2 * DAY })]);
    expect(early.json<ApiError>().details?.map(({ field }) => field)).toEqual(['body.events.1.timestamp']);
    expect((await sample([])).statusCode).toBe(400);
    expect(await opened.get<Message[]>('/api/messages')).toEqual([]);
  });

  test('come in a file, whose wrong lines are told and passed over', async () => {
    await sample([eventOf('a')]);
    const { id, bytes } = await ingestFaultyFile();
    const run = await opened.get<IngestRun>(`/api/ingest/files/${id}`);
    expect(run).toMatchObject({ lines: 7, processed: 1, duplicates: 1, invalid: 4, bytesRead: bytes });
    expect(run.problems).toEqual([
      { line: 3, field: null, expected: 'an event as JSON' },
      { line: 4, field: 'actors.from_email', expected: 'an email address' },
      { line: 6, field: null, expected: 'a line of at most 1 MB' },
      { line: 7, field: 'timestamp', expected: 'an instant that has passed' },
    ]);
    expect(await opened.get<IngestRun[]>('/api/ingest/files')).toEqual([run]);
    const ended = await opened.request({ method: 'DELETE', url: `/api/ingest/files/${id}` });
    expect([ended.statusCode, ended.json<ApiError>().code]).toEqual([409, 'INGEST_ENDED']);
    expect((await upload([])).statusCode).toBe(400);
  });

  test('stay as far as they were read when a file is stopped, and are not read on', async () => {
    const events = Array.from({ length: 400 }, (_, index) => JSON.stringify(eventOf(`stop-${index}`)));
    const { id } = (await upload(events)).json<IngestRun>();
    const stopped = await opened.request({ method: 'DELETE', url: `/api/ingest/files/${id}` });
    expect([stopped.statusCode, stopped.json<IngestRun>().state]).toEqual([200, 'cancelled']);
    const told = (await opened.get<IngestRun>(`/api/ingest/files/${id}`)).processed;
    expect(told).toBeLessThan(400);
    expect(told % 100).toBe(0);
  });

  test('are counted on their way, and give selectors', async () => {
    const fromBo = eventOf('b', { actors: { from_email: 'bo@red.example', to_emails: [OURS] } });
    await sample([eventOf('a'), fromBo, eventOf('a')]);
    await sample([fromBo]);
    await ingestFaultyFile();
    const pipeline = async () => {
      await opened.doJobs();
      return opened.get<IngestPipeline>('/api/ingest/pipeline');
    };
    // The application's own worker may have taken one of the jobs: it is done a moment later.
    const extract = async () => (await pipeline()).steps.find(({ id }) => id === 'extract');
    await expect.poll(extract, { timeout: 15_000 }).toMatchObject({ done: 2, waiting: 0, failed: 0, state: 'idle' });
    const { extractors, steps } = await pipeline();
    const found = Object.fromEntries(extractors.map(({ id, state, found: count }) => [id, `${state} ${count > 0}`]));
    expect(found).toEqual({
      headers: 'active true',
      signatures: 'active true',
      bodies: 'active true',
      enrichment: 'active true',
    });
    const validate = steps.find(({ id }) => id === 'validate');
    const deduplicate = steps.find(({ id }) => id === 'deduplicate');
    expect(validate).toMatchObject({ failed: 4, state: 'idle' });
    expect((validate?.done ?? 0) - (deduplicate?.done ?? 0)).toBe(3);
  });
});
