import type { ApiError } from '@concordia/contract';
import type { ConnectionSummary, HubEvent, HubEventDetail, Replay } from '@concordia/contract/hub';
import type { Message } from '@concordia/contract/inbox';
import type { Contact } from '@concordia/contract/people';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { EventLog } from '../log/event-log.js';
import { LogUpkeep } from './log-upkeep.js';

const EVENTS = '/api/connection/events';
const PATIENCE = { timeout: 15_000, interval: 25 };

onEveryEngine('events', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const post = (url: string, payload: object) => opened.request({ method: 'POST', url, payload });
  const publish = (payload: object) => post(`${EVENTS}/publish`, payload);
  /** 150 at once, of three topics. */
  const publishLoad = () =>
    Promise.all(Array.from({ length: 150 }, (_, n) => publish({ topic: `load.${n % 3}`, payload: { n } })));
  const list = (query = '') => opened.get<HubEvent[]>(`${EVENTS}${query}`);
  const topics = async (query: string) => (await list(query)).map(({ topic }) => topic);
  const logged = () => opened.inWorkspace(() => opened.app.get(EventLog, { strict: false }).after(0, 1_000));

  test('are answered as they were logged, and found again', async () => {
    const answer = await publish({ topic: 'user.created', payload: { user_id: 'u-1' }, idempotency_key: '' });
    const event = answer.json<HubEvent>();
    expect([answer.statusCode, event]).toEqual([
      201,
      {
        id: event.id,
        topic: 'user.created',
        payload: { user_id: 'u-1' },
        idempotency_key: null,
        status: 'published',
        attempts: 0,
        published_at: new Date(opened.clock.now()).toISOString(),
        source: 'owner',
        module_name: null,
      },
    ]);
    expect(await opened.get<HubEventDetail>(`${EVENTS}/${event.id}`)).toEqual({ ...event, deliveries: [] });
    expect(await list('?limit=1')).toEqual([event]);
  });

  test('are published once under a key, however many come at once', async () => {
    const event = { topic: 'key.once', payload: { b: { y: 1, x: 2 }, a: [1] }, idempotency_key: 'k-1' };
    const other = { ...event, payload: { a: [2] } };
    const same = { ...event, payload: { a: [1], b: { x: 2, y: 1 } } };
    const answers = await Promise.all([event, same, event, other].map(publish));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
    expect(new Set(answers.slice(0, 3).map((answer) => answer.json<HubEvent>().id)).size).toBe(1);
    expect((await publish(other)).json<ApiError>().code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await publish(same)).json<HubEvent>().payload).toEqual(event.payload);
    expect(await topics('?topic=key.*')).toEqual(['key.once']);
  });

  test('that are wrong are refused, each field by its name', async () => {
    const wrong = [
      [{ topic: '', payload: {} }, ['body.topic', 'Topic is required']],
      [
        { topic: 'user.*', payload: {} },
        ['body.topic', 'names of letters, digits, _ and -, joined by dots, such as user.created'],
      ],
      [{ topic: 'a', payload: [] }, ['body.payload', 'an object']],
      [{ topic: 'a', payload: { a: 'ä'.repeat(32_768) } }, ['body.payload', 'an object of at most 65536 bytes']],
    ] as const;
    for (const [body, [field, expected]] of wrong) {
      const answer = await publish(body);
      expect([answer.statusCode, answer.json<ApiError>().details]).toMatchObject([400, [{ field, expected }]]);
    }
    // As text: a test need not nest objects by hand. What is deeper than 64 levels is refused before it is read.
    const deep = await opened.request({
      method: 'POST',
      url: `${EVENTS}/publish`,
      headers: { 'content-type': 'application/json' },
      payload: `{"topic":"a","payload":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
    });
    expect(deep.json<ApiError>().details).toEqual([
      { field: 'body.payload', expected: 'an object of at most 32 levels' },
    ]);
    const asked = await opened.request({ method: 'GET', url: `${EVENTS}?topic=us*&since=today&status=lost` });
    expect(asked.json<ApiError>().details?.map(({ field }) => field)).toEqual([
      'query.topic',
      'query.status',
      'query.since',
    ]);
  });

  test('are numbered without gaps in the order of their commits, also when many are published at once', async () => {
    const made = await publishLoad();
    expect(made.every(({ statusCode }) => statusCode === 201)).toBe(true);
    const events = await logged();
    expect(events).toHaveLength(150);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const { events_published } = await opened.get<ConnectionSummary>('/api/connection/summary');
    expect(events_published).toBe(events.length);
  });

  test('are listed by pattern and time, page by page', async () => {
    opened.clock.advance(HOUR);
    const since = new Date(opened.clock.now()).toISOString();
    for (const topic of ['page.a', 'page.b', 'page.c.d', 'page.a']) await publish({ topic, payload: {} });
    opened.clock.advance(HOUR);
    const until = new Date(opened.clock.now()).toISOString();
    await publish({ topic: 'page.late', payload: {} });
    expect(await topics('?topic=page.*')).toEqual(['page.late', 'page.a', 'page.b', 'page.a']);
    expect(await topics(`?since=${since}&until=${until}`)).toEqual(['page.a', 'page.c.d', 'page.b', 'page.a']);
    const first = await opened.request({ method: 'GET', url: `${EVENTS}?topic=page.**&until=${until}&limit=3` });
    expect([first.json<HubEvent[]>().length, first.headers['x-total-count']]).toEqual([3, '4']);
    const next = /<(.*)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await opened.get<HubEvent[]>(next)).map(({ topic }) => topic)).toEqual(['page.a']);
    expect(await topics('?topic=page.**&status=failed')).toEqual([]);
    expect(await topics('?topic=page.*&status=published&limit=2')).toEqual(['page.late', 'page.a']);
  });

  test('tell what Concordia does', async () => {
    const from = (await logged()).length;
    const { messageId, contactId } = await mailMaker(opened)();
    const made = (await post('/api/contacts', { name: 'Ann' })).json<Contact>();
    await opened.request({ method: 'PATCH', url: `/api/contacts/${made.id}`, payload: { name: 'Anna' } });
    await opened.request({ method: 'PATCH', url: `/api/messages/${messageId}`, payload: { status: 'waiting' } });
    await post('/api/merges', { keepId: contactId, otherId: made.id });
    const told = (await logged()).slice(from).map(({ topic, payload, source }) => [topic, JSON.parse(payload), source]);
    expect(told).toEqual([
      ['contact.created', { contact_id: made.id }, 'concordia'],
      ['contact.updated', { contact_id: made.id, fields: ['name'] }, 'concordia'],
      [
        'message.status_changed',
        expect.objectContaining({ message_id: messageId, status: 'waiting', previous_status: 'inbox' }),
        'concordia',
      ],
      ['contact.merged', { contact_id: contactId, merged_id: made.id }, 'concordia'],
    ]);
  });

  test('tell of a message that came in, and of who it is from when that is news', async () => {
    const from = (await logged()).length;
    const mail = (id: string) => ({
      type: 'email_received',
      timestamp: opened.clock.now() - HOUR,
      actors: { from_email: 'ann@blue.example', to_emails: ['ola@ours.example'] },
      artifacts: { subject: 'Pilot', body: 'Shall we?', message_id: `<${id}@blue.example>`, thread_id: 'pilot' },
      provenance: 'crm',
    });
    await post('/api/ingest/sample', { events: [mail('a'), mail('b'), mail('a')] });
    const told = (await logged()).slice(from);
    expect(told.map(({ topic }) => topic)).toEqual(['contact.created', 'message.received', 'message.received']);
    const payload: Record<string, string> = JSON.parse(told[1]?.payload ?? '{}');
    const message = await opened.get<Message>(`/api/messages/${payload.message_id}`);
    expect(payload).toEqual({
      message_id: message.id,
      conversation_id: message.conversationId,
      contact_id: message.contact?.id,
      channel: 'email',
      received_at: new Date(opened.clock.now() - HOUR).toISOString(),
    });
  });

  test('of a while are offered once more, and that can be stopped', async () => {
    await publishLoad();
    await publish({ topic: 'other.topic', payload: {} });
    const until = new Date(opened.clock.now() + HOUR).toISOString();
    const range = { topic: 'load.*', since: '2020-01-01T00:00:00.000Z', until };
    const started = await post(`${EVENTS}/replay`, range);
    const { id, state } = started.json<Replay>();
    expect([started.statusCode, state]).toEqual([202, 'queued']);
    const read = () => opened.get<Replay>(`${EVENTS}/replays/${id}`);
    await expect.poll(read, PATIENCE).toMatchObject({ state: 'finished', total: 150, done: 150 });
    const ended = await opened.request({ method: 'DELETE', url: `${EVENTS}/replays/${id}` });
    expect([ended.statusCode, ended.json<ApiError>().code]).toEqual([409, 'REPLAY_ENDED']);
    const wrong = await post(`${EVENTS}/replay`, { since: until, until });
    expect(wrong.json<ApiError>().details).toMatchObject([{ field: 'body.until', expected: 'an instant after since' }]);
    // One whose turn has not come, for as long as the test takes.
    const waiting = opened.ids.next();
    const now = opened.clock.now();
    const row = { state: 'queued', topic: '**', since: 0, until: now, created_at: now, updated_at: now } as const;
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) =>
        tx
          .insertInto('hub_replay')
          .values({ id: waiting, ...row })
          .execute(),
      ),
    );
    const stop = await opened.request({ method: 'DELETE', url: `${EVENTS}/replays/${waiting}` });
    expect([stop.statusCode, stop.json()]).toMatchObject([200, { id: waiting, state: 'cancelled', done: 0 }]);
  });

  test('are removed when they are old, and still counted', async () => {
    await publish({ topic: 'key.once', payload: { a: 1 }, idempotency_key: 'k-1' });
    const before = (await opened.get<ConnectionSummary>('/api/connection/summary')).events_published;
    expect(before).toBe(1);
    opened.clock.advance(31 * DAY);
    await publish({ topic: 'key.late', payload: {} });
    await opened.inWorkspace(() =>
      opened.app.get(LogUpkeep, { strict: false }).tidy(AbortSignal.timeout(PATIENCE.timeout)),
    );
    expect(await topics('')).toEqual(['key.late']);
    const { events_published } = await opened.get<ConnectionSummary>('/api/connection/summary');
    expect(events_published).toBe(before + 1);
    // With the events their keys are gone.
    const again = await publish({ topic: 'key.once', payload: {}, idempotency_key: 'k-1' });
    expect(again.statusCode).toBe(201);
  });
});
