import type {
  ContactDetail,
  EnrichmentAttachment,
  EnrichmentProvider,
  EnrichmentResponse,
  EnrichmentReview,
} from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { ENRICHMENT_SOURCES } from '@concordia/domain/enrichment';
import { type RapidapiPeer, startRapidapiPeer } from '@concordia/peers/rapidapi';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { ProviderCall } from './provider-call.js';
import { ProvidersService } from './providers.service.js';
import { LargeAnswer, readAnswer } from './read-answer.js';

const KEY = 'rapid-key-0123456789';

const settings = { key: KEY, ttl_seconds: 3_600, daily_limit: 50 };
const facebook = {
  ...settings,
  host: ENRICHMENT_SOURCES.facebook.host,
  mapping: ENRICHMENT_SOURCES.facebook.mapping,
};
const linkedin = {
  ...settings,
  host: ENRICHMENT_SOURCES.linkedin.host,
  mapping: ENRICHMENT_SOURCES.linkedin.mapping,
};

test('an answer of more than 2 MB is not read to its end', async () => {
  await expect(readAnswer(new Response('x'.repeat(2_100_000)))).rejects.toThrow(LargeAnswer);
});

onEveryEngine('what providers know', (engine) => {
  let opened: TestApp;
  let peer: RapidapiPeer;
  let callsBefore = 0;
  beforeAll(async () => {
    peer = await startRapidapiPeer({ key: KEY, now: () => opened.clock.now() });
    opened = await openTestApp(engine, { enrichment: { origin: peer.origin } });
  });
  beforeEach(async () => {
    callsBefore = peer.calls.length;
    await opened.enterNewWorkspace();
  });
  afterAll(async () => {
    await opened.close();
    await peer.stop();
  });

  /** What this test has asked the provider for. */
  const calls = () => peer.calls.slice(callsBefore);
  const post = (url: string, payload: object) => opened.request({ method: 'POST', url, payload });
  const put = (id: string, payload: object) =>
    opened.request({ method: 'PUT', url: `/api/enrichment/providers/${id}`, payload });
  const posts = (query: string, fields = ['text']) => post('/enrich/facebook', { query, fields });
  const found = async (query: string, fields?: string[]) => (await posts(query, fields)).json<EnrichmentResponse>();
  const profiles = async (query: string): Promise<EnrichmentResponse> =>
    (await post('/enrich/linkedin', { query, type: 'profiles', fields: ['name', 'url'] })).json();

  test('is not asked for without a key, but for samples', async () => {
    expect((await posts('coffee')).json()).toMatchObject({ statusCode: 409, code: 'PROVIDER_NOT_CONFIGURED' });
    const demo = { query: 'coffee', fields: ['author', 'likes'], demo: true };
    const samples = (await post('/enrich/facebook', demo)).json<EnrichmentResponse>();
    expect(samples.meta).toMatchObject({ is_sample: true, cached: false, quota: null, result_id: null });
    expect(samples.data).toHaveLength(samples.meta.count);
    expect((await post('/enrich/facebook', demo)).json()).toEqual(samples);
    expect(calls()).toEqual([]);
  });

  test('is asked for with a key that nobody sees again', async () => {
    const refused = await put('facebook', { ...facebook, key: `${KEY} ${KEY}`, mapping: linkedin.mapping });
    expect(refused.json().message).toBe('The request has 2 invalid fields: body.key, body.mapping.profiles.');
    const elsewhere = { ...facebook.mapping.posts, path: '//elsewhere.example/a', fields: { text: 'a..b', age: 'b' } };
    const malformed = await put('facebook', { ...facebook, key: 7, host: '127.0.0.1', mapping: { posts: elsewhere } });
    expect(malformed.json().details.map(({ field }: { field: string }) => field)).toEqual([
      'body.host',
      'body.mapping.posts.path',
      'body.mapping.posts.fields.text',
      'body.mapping.posts.fields',
      'body.mapping.profiles',
      'body.key',
    ]);
    const saved = await put('facebook', facebook);
    expect(saved.json()).toMatchObject({ id: 'facebook', has_key: true, used_today: 0, daily_limit: 50 });
    await put('linkedin', linkedin);
    const rows = await opened.engine.reader.selectFrom('enrichment_provider').selectAll().execute();
    expect(rows.filter(({ workspace_id }) => workspace_id === opened.workspaceId)).toHaveLength(2);
    expect(JSON.stringify([refused.json(), saved.json(), rows])).not.toContain(KEY);
    // An empty key is none that was entered.
    expect((await put('facebook', { ...facebook, key: '' })).json()).toMatchObject({ has_key: true });
  });

  test('is asked for once, however many ask, whatever fields they choose', async () => {
    await put('facebook', facebook);
    const [one, another] = await Promise.all([found('Specialty coffee'), found('specialty  COFFEE')]);
    // Whichever of them comes first asks, in its own words.
    expect(calls()).toEqual([
      expect.stringMatching(/^\/search\/posts\?query=(?:Specialty\+coffee|specialty\+\+COFFEE)$/),
    ]);
    expect(another.meta.result_id).toBe(one.meta.result_id);
    expect(one.meta).toMatchObject({ cached: false, is_sample: true, type: 'posts', quota: { used: 1, limit: 50 } });
    opened.clock.advance(60_000);
    const later = await found('specialty coffee', ['author', 'timestamp']);
    expect(later.meta).toMatchObject({ cached: true, age_seconds: 60, count: one.data.length });
    expect(Object.keys(later.data[0] ?? {})).toEqual(['author', 'timestamp']);
    expect(calls()).toHaveLength(1);
  });

  test('is asked for again once it is old, or put away', async () => {
    await put('facebook', facebook);
    const { meta } = await found('specialty coffee');
    const gone = await opened.request({ method: 'DELETE', url: `/enrich/cache/${meta.result_id}` });
    expect(gone.json()).toEqual({ result_id: meta.result_id });
    expect((await found('specialty coffee')).meta.cached).toBe(false);
    opened.clock.advance(3_600_000);
    expect((await found('specialty coffee')).meta).toMatchObject({ cached: false, quota: { used: 3 } });
  });

  test('is refused in words of ours, whatever the provider does', async () => {
    await put('facebook', facebook);
    const answers = new Map<string, [number, string]>([
      ['#unsubscribed', [403, 'NOT_SUBSCRIBED']],
      ['#suspended', [404, 'PROVIDER_SUSPENDED']],
      ['#throttle', [429, 'QUOTA_EXCEEDED']],
      ['#malformed', [502, 'PROVIDER_MALFORMED']],
      ['#redirect', [502, 'PROVIDER_FAILED']],
    ]);
    const refusals = await Promise.all([...answers.keys()].map((query) => posts(query)));
    expect(refusals.map((one) => [one.statusCode, one.json().code])).toEqual([...answers.values()]);
    const [unsubscribed, suspended, throttled] = refusals;
    expect(unsubscribed?.json().message).toContain('not subscribed');
    expect(suspended?.json().message).toContain('suspended');
    expect(throttled?.headers['retry-after']).toBe('30');
    expect((await found('#odd')).data.every(({ text }) => typeof text === 'string')).toBe(true);
    const nothing = await found('#nothing');
    expect([nothing.data, nothing.meta.count]).toEqual([[], 0]);
    await put('linkedin', { ...linkedin, key: 'another-key' });
    expect((await post('/api/enrichment/providers/linkedin/test', {})).json()).toMatchObject({ ok: false });
    await put('linkedin', linkedin);
    expect((await post('/api/enrichment/providers/linkedin/test', {})).json()).toMatchObject({ ok: true });
  });

  test('is not waited for without end', async () => {
    await put('facebook', facebook);
    const hasty = { ...opened.settings, enrichment: { origin: peer.origin, timeoutMs: 20 } };
    const call = new ProviderCall(opened.app.get(Outgoing), hasty);
    const source = await opened.inWorkspace(() => opened.app.get(ProvidersService).source('facebook'));
    const target = { origin: peer.origin, key: KEY, isTrusted: true, isSample: true };
    const late = { kind: 'late', code: 'PROVIDER_TIMEOUT' };
    await expect(call.ask(source, 'posts', '#hang', target)).rejects.toMatchObject(late);
  });

  test('is asked for as often as a day may have', async () => {
    const list = () => opened.get<EnrichmentProvider[]>('/api/enrichment/providers');
    await put('facebook', { ...facebook, daily_limit: 2 });
    expect((await posts('zero')).statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ used_today: 1 });
    const both = await Promise.all([posts('one'), posts('two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    const refused = both.find(({ statusCode }) => statusCode === 429);
    const midnight = (Math.floor(opened.clock.now() / DAY) + 1) * DAY;
    expect(refused?.headers['retry-after']).toBe(String(Math.ceil((midnight - opened.clock.now()) / 1_000)));
    opened.clock.advance(DAY);
    expect((await posts('three')).statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ used_today: 1 });
  });

  const attaching = async (query: string, contact: object) => {
    await put('linkedin', linkedin);
    const person = (await post('/api/contacts', contact)).json<ContactDetail>();
    const { meta } = await profiles(query);
    return { person, entry: { result_id: meta.result_id, index: 0, contactId: person.id } };
  };
  const detail = (id: string) => opened.get<ContactDetail>(`/api/contacts/${id}`);

  test('is attached after a review, and undone where nothing else was written since', async () => {
    const { person, entry } = await attaching('buyers', { name: 'Ada', title: 'Buyer', company: 'Northwind' });
    const review = (await post('/api/enrichment/attachments/review', entry)).json<EnrichmentReview>();
    const after = new Map(review.changes.map((change) => [change.field, change.after]));
    expect(review.changes.find(({ field }) => field === 'title')).toMatchObject({ before: 'Buyer', is_new: false });
    expect(review.changes.find(({ field }) => field === 'industry')).toMatchObject({ before: null, is_new: true });

    const fields = ['title', 'company', 'linkedin', 'industry'];
    const attached = await post('/api/enrichment/attachments', { ...entry, fields });
    expect(attached.statusCode).toBe(201);
    const { id } = attached.json<EnrichmentAttachment>();
    expect(await detail(person.id)).toMatchObject({
      title: after.get('title'),
      linkedinUrl: review.source,
      location: null,
      customFields: [{ key: 'Industry', value: after.get('industry') }],
      points: [{ channel: 'linkedin' }],
    });
    const again = await post('/api/enrichment/attachments', { ...entry, fields });
    expect(again.json()).toMatchObject({ statusCode: 409, code: 'FIELD_UNCHANGED' });

    await opened.request({ method: 'PATCH', url: `/api/contacts/${person.id}`, payload: { company: 'Southwind' } });
    const undo = () => opened.request({ method: 'DELETE', url: `/api/enrichment/attachments/${id}` });
    const undone = (await undo()).json<EnrichmentAttachment>();
    const rest = { title: 'Buyer', company: 'Southwind', linkedinUrl: null, customFields: [], points: [] };
    expect(await detail(person.id)).toMatchObject(rest);
    expect((await undo()).json()).toMatchObject({ statusCode: 409, code: 'ENRICHMENT_UNDONE' });
    expect(await opened.get(`/api/contacts/${person.id}/enrichment`)).toEqual([undone]);
  });

  test('goes with the person, and what it was found in too', async () => {
    const { person, entry } = await attaching('owners', { name: 'Ben' });
    await post('/api/enrichment/attachments', { ...entry, fields: ['headline'] });
    const data = opened.app.get(PersonDataRegistry).of('enrichment');
    const gone = await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) => data.erase(tx, person.id)),
    );
    expect(gone).toBe(1);
    expect((await post('/api/enrichment/attachments/review', entry)).statusCode).toBe(404);
  });
});
