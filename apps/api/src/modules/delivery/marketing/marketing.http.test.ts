import type { Notification } from '@concordia/contract/day';
import type {
  AudiencePreview,
  Campaign,
  CampaignFunnel,
  MarketingDecision,
  NightShiftStatus,
  Recipient,
  ThompsonOptimization,
} from '@concordia/contract/delivery';
import { HOUR, MINUTE, SECOND } from '@concordia/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox, passTime } from '../outbox/testing.js';
import { campaignsOf, PATIENCE } from './testing.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';

onEveryEngine('campaigns', (engine) => {
  let outbox: OutboxTest;
  let campaigns: ReturnType<typeof campaignsOf>;
  // Each has a workspace of its own: who is in it decides whom a campaign reaches.
  beforeEach(async () => {
    outbox = await openOutbox(engine);
    campaigns = campaignsOf(outbox);
    await outbox.connect('email');
  });
  afterEach(() => outbox.opened.close());

  const people = async (count: number) => {
    for (let index = 0; index < count; index += 1) await outbox.person('email');
  };

  const recipients = (id: string) => outbox.opened.get<Recipient[]>(`${campaigns.at(id)}/recipients?limit=500`);
  const decisions = (id: string) => outbox.opened.get<MarketingDecision[]>(`/api/marketing/decisions?campaignId=${id}`);
  const stops = async () =>
    (await outbox.opened.get<Notification[]>('/api/notifications')).filter(({ kind }) => kind === 'campaign_stopped');
  const refused = async (url: string, payload: object = {}) => {
    const answer = await outbox.post(url, payload);
    return [answer.statusCode, answer.json().code];
  };

  test('there are none at first, and nothing is said of any', async () => {
    expect(await outbox.opened.get('/api/marketing/thompson-optimization')).toEqual({
      campaignId: null,
      campaignName: null,
      goal: null,
      variants: [],
      recommendation: {
        winningVariant: null,
        expectedLift: null,
        liftInterval: null,
        confidenceLevel: null,
        recommendedAction: 'create_campaign',
      },
      nextSampleSize: 0,
      estimatedTimeToSignificance: null,
    });
    expect(await outbox.opened.get<NightShiftStatus>('/api/marketing/night-shift/status')).toMatchObject({
      mode: 'drafts',
      guardrails: { maxBudgetPerCampaign: 5000, allowedChannels: ['email'] },
      safetyChecks: { sending: 'off', budget: 'passing', complaints: 'passing', channels: 'passing' },
      currentOperations: [],
      canary: { campaignId: null, share: 0.05, rollback: 0.15, windowHours: 2, size: 0 },
    });
  });

  test('are written, changed and removed, and name every wrong field', async () => {
    const answer = await outbox.post('/api/marketing/campaigns', {
      name: ' ',
      goal: 'fame',
      audience: { segments: ['vip'] },
      channels: [],
      variants: [{ name: 'A', subject: null, text: '' }],
      schedule: { startAt: null, from: '9', until: '18:00', timeZone: 'Mars' },
      answerHours: 0,
    });
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().details.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(
      [
        'answerHours',
        'audience.segments.0',
        'channels',
        'goal',
        'name',
        'schedule.from',
        'schedule.timeZone',
        'variants.0.text',
      ].map((name) => `body.${name}`),
    );
    const draft = await campaigns.create({ name: 'Draft' });
    expect(draft).toMatchObject({ state: 'draft', goal: 'reply', answerHours: 72, progress: { audience: 0 } });
    const change = (payload: object) =>
      outbox.opened.request({ method: 'PATCH', url: campaigns.at(draft.id), payload });
    expect((await change({ name: 'Better', answerHours: 24 })).json()).toMatchObject({
      name: 'Better',
      answerHours: 24,
      variants: draft.variants,
    });
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ audience: { projectId: NOBODY } })).statusCode).toBe(404);
    expect(await refused(`${campaigns.at(draft.id)}/pause`, { reason: 'Why not' })).toEqual([409, 'CAMPAIGN_STATE']);
    expect(await refused(`${campaigns.at(draft.id)}/pause`)).toEqual([400, 'VALIDATION_FAILED']);
    expect(await refused(`${campaigns.at(NOBODY)}/start`)).toEqual([404, 'CAMPAIGN_NOT_FOUND']);
    expect(
      await refused('/api/marketing/audience-preview', { audience: { segments: ['champions'] }, channels: ['email'] }),
    ).toEqual([409, 'NO_SEGMENTS']);
    const removed = await outbox.opened.request({ method: 'DELETE', url: campaigns.at(draft.id) });
    expect(removed.json()).toMatchObject({ id: draft.id, name: 'Better' });
    const gone = await outbox.opened.request({ method: 'GET', url: campaigns.at(draft.id) });
    expect(gone.statusCode).toBe(404);
  });

  test('show before they start whom they would reach, and why not the others', async () => {
    await outbox.person('email', { subject: 'Zebra' });
    await outbox.person('sms', { subject: 'Zebra' });
    const preview = (payload: object) => outbox.post('/api/marketing/audience-preview', payload);
    const answer = await preview({ audience: {}, channels: ['email'] });
    expect(answer.json<AudiencePreview>()).toMatchObject({
      total: 2,
      checked: 2,
      reachable: 1,
      byChannel: [{ channel: 'email', count: 1 }],
      unreachable: [{ code: 'no_contact_point', count: 1 }],
      canarySize: 1,
    });
    expect(answer.json<AudiencePreview>().members.map(({ code }) => code)).toEqual(['no_contact_point', null]);
    const view = { name: 'Mail', query: { channel: 'email' } };
    const { id: viewId } = (await outbox.post('/api/views', view)).json();
    expect((await preview({ audience: { viewId }, channels: ['email'] })).json()).toMatchObject({
      total: 1,
      reachable: 1,
    });
  });

  test('do not begin while automations may not send, and can be undone until they do', async () => {
    await people(1);
    const { id } = await campaigns.create();
    expect(await refused(`${campaigns.at(id)}/start`)).toEqual([409, 'GUARDRAIL_SENDING_OFF']);
    await campaigns.rails();
    const started = await campaigns.act(id, 'start');
    const undoUntil = new Date(outbox.opened.clock.now() + 30 * SECOND).toISOString();
    expect(started).toMatchObject({ state: 'scheduled', undoUntil });
    expect(await campaigns.act(id, 'undo')).toMatchObject({
      state: 'draft',
      undoUntil: null,
      progress: { audience: 0 },
    });
    outbox.opened.clock.advance(2 * MINUTE);
    expect(await refused(`${campaigns.at(id)}/undo`)).toEqual([409, 'CAMPAIGN_STATE']);
    expect((await decisions(id)).map(({ kind }) => kind)).toEqual(['undone', 'scheduled']);
    expect(await outbox.taken()).toEqual([]);
    await outbox.opened.request({ method: 'DELETE', url: campaigns.at(id) });
  });

  test('send each variant to its share, and are followed from the messages to the figures', {
    timeout: 300_000,
  }, async () => {
    await people(8);
    await outbox.person('sms');
    await campaigns.rails();
    const { id } = await campaigns.create({ texts: ['Hello #reply', 'Good day'] });
    await campaigns.act(id, 'start');
    const done = await campaigns.until(id, { state: 'done' });
    expect(done.progress).toMatchObject({ audience: 9, sent: 8, skipped: 1, waiting: 0 });
    const [first, second] = done.variants;
    const sent = (await recipients(id)).filter(({ state }) => state === 'sent');
    const written = (variantId = '') => sent.filter((one) => one.variantId === variantId).length;
    const [toFirst, toSecond] = [written(first?.id), written(second?.id)];
    // Nine were divided equally, and one of them has no address.
    expect(Math.max(toFirst, toSecond)).toBeLessThanOrEqual(5);
    await expect
      .poll(async () => {
        await passTime(outbox.opened, MINUTE);
        return (await recipients(id)).filter(({ repliedAt }) => repliedAt !== null).length;
      }, PATIENCE)
      .toBe(toFirst);
    const all = await recipients(id);
    // Who was written the variant that asks for an answer has answered, and nobody else.
    for (const one of all) expect(one.repliedAt !== null).toBe(one.variantId === first?.id && one.state === 'sent');
    const texts = (await outbox.taken()).map(({ text }) => text);
    expect(texts.toSorted()).toEqual([...Array(toSecond).fill('Good day'), ...Array(toFirst).fill('Hello #reply')]);
    const optimization = await outbox.opened.get<ThompsonOptimization>(
      `/api/marketing/thompson-optimization?campaignId=${id}`,
    );
    expect(optimization).toMatchObject({
      campaignId: id,
      goal: 'reply',
      variants: [
        { id: first?.id, name: 'V1', trials: toFirst, successes: toFirst, conversionRate: 1 },
        { id: second?.id, name: 'V2', trials: toSecond, successes: 0, conversionRate: 0 },
      ],
      recommendation: { winningVariant: null, confidenceLevel: null, recommendedAction: 'collect' },
      nextSampleSize: 192,
      estimatedTimeToSignificance: null,
    });
    await expect
      .poll(async () => {
        await passTime(outbox.opened, MINUTE);
        return outbox.opened.get<CampaignFunnel>(`${campaigns.at(id)}/funnel`);
      }, PATIENCE)
      .toEqual({ sent: 8, delivered: 8, opened: 8, replied: toFirst });
    const nobody = await outbox.opened.request({ method: 'GET', url: `${campaigns.at(NOBODY)}/funnel` });
    expect(nobody.statusCode).toBe(404);
    const { messageId } = all.find(({ repliedAt }) => repliedAt !== null) ?? {};
    expect(await outbox.opened.get(`/api/messages/${messageId}`)).toMatchObject({ direction: 'outbound' });
    const kinds = (await decisions(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['done', 'allocated', 'began', 'scheduled']);
  });

  test('are stopped by complaints about their canary, and go on when a person says so', {
    timeout: 300_000,
  }, async () => {
    const { id } = await campaigns.create({
      name: 'Too loud',
      texts: ['Buy now #complain'],
      canary: { share: 0.6, rollback: 0.15, windowHours: 2, whenUnclear: 'continue' },
    });
    await people(12);
    await campaigns.rails();
    await campaigns.act(id, 'start');
    // What a provider has in hand counts when it has answered.
    const stopped = await campaigns.until(id, { state: 'stopped', progress: { queued: 0 } });
    expect(stopped).toMatchObject({ canResume: true, reason: { code: 'complaints', by: 'program' } });
    const written = stopped.progress.sent;
    expect(written).toBeGreaterThanOrEqual(2);
    expect(stopped.progress.waiting).toBeGreaterThan(0);
    const [decided] = await decisions(id);
    expect(decided).toMatchObject({ kind: 'stopped', by: 'program', figures: { threshold: 0.002 } });
    const told = { kind: 'campaign_stopped', title: 'Too loud', campaignId: id, reason: stopped.reason?.sentence };
    expect(await stops()).toMatchObject([told]);
    const status = await outbox.opened.get<NightShiftStatus>('/api/marketing/night-shift/status');
    expect(status).toMatchObject({ safetyChecks: { complaints: 'failing' }, mode: 'autonomous' });
    // Nothing more leaves, whatever time passes.
    outbox.opened.clock.advance(5 * HOUR);
    await campaigns.until(id, { state: 'stopped', progress: { sent: written } });

    const resumed = await campaigns.act(id, 'resume', 'They were asked, and it was a mistake.');
    expect(resumed).toMatchObject({ state: 'canary', reason: null });
    expect(resumed.canarySize).toBe(Math.ceil(stopped.progress.waiting * 0.6));
    const after = await campaigns.until(id, { state: 'stopped', progress: { queued: 0 } });
    expect(after.progress.sent).toBeGreaterThan(written);
    expect(await stops()).toHaveLength(2);
    const everybody = await recipients(id);
    const addressed = everybody.filter(({ state }) => state === 'sent').map(({ contactId }) => contactId);
    expect(new Set(addressed).size).toBe(addressed.length);
    expect(await campaigns.act(id, 'stop', 'Enough.')).toMatchObject({ state: 'stopped', canResume: false });
    expect(await refused(`${campaigns.at(id)}/resume`, { reason: 'Again' })).toEqual([409, 'CAMPAIGN_STATE']);
    // What a person stops is no news to them, and what is removed is not told of any more.
    expect(await stops()).toHaveLength(2);
    await outbox.opened.request({ method: 'DELETE', url: campaigns.at(id) });
    expect(await stops()).toEqual([]);
  });

  test('are paused and resumed, and what had not left is taken back', { timeout: 300_000 }, async () => {
    await people(3);
    await campaigns.rails();
    const { id } = await campaigns.create({
      name: 'Slow',
      texts: ['Slowly'],
      canary: { share: 0.01, rollback: 0.15, windowHours: 0.25, whenUnclear: 'continue' },
    });
    await campaigns.act(id, 'start');
    const waiting = await campaigns.until(id, { state: 'canary', progress: { sent: 1 } });
    expect(waiting.canarySize).toBe(1);
    const paused = await campaigns.act(id, 'pause', 'A wrong price.');
    expect(paused).toMatchObject({ state: 'paused', reason: { code: 'person', sentence: 'A wrong price.' } });
    expect(paused.progress.queued).toBe(0);
    expect(await campaigns.act(id, 'resume', 'The price is right.')).toMatchObject({ state: 'canary' });
    await campaigns.until(id, { state: 'done' });
    const { progress } = await campaigns.get(id);
    expect(progress.sent + progress.skipped).toBe(progress.audience);
  });

  test('are every workspace’s own', async () => {
    const { id } = await campaigns.create({ name: 'Ours' });
    const list = await outbox.opened.get<Campaign[]>('/api/marketing/campaigns?state=draft');
    expect(list.map((one) => one.id)).toEqual([id]);
    const other = await outbox.opened.addWorkspace('Other');
    const { app, inWorkspace } = outbox.opened;
    const { CampaignsService } = await import('./campaigns.service.js');
    await expect(inWorkspace(() => app.get(CampaignsService).get(id), other)).rejects.toThrow(
      'The campaign was not found',
    );
  });
});
