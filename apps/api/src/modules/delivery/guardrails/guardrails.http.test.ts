import type {
  Automation,
  AutomationDecision,
  Guardrails,
  GuardrailsUpdate,
  GuardrailUsage,
} from '@concordia/contract/delivery';
import { DAY, HOUR, UNDO_SEND } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { AutomatedSending } from '../outbox/automated-sending.js';
import { type OutboxTest, openOutbox } from '../outbox/testing.js';

const DEFAULTS: GuardrailsUpdate = {
  L1: true,
  L2: false,
  canary: 25,
  stop_unsub: 0.008,
  stop_complaints: 0.002,
  daily_budget: 5000,
  brief_time: '08:00',
};

onEveryEngine('guardrails', (engine) => {
  let outbox: OutboxTest;
  let sends = 0;
  beforeAll(async () => {
    outbox = await openOutbox(engine);
  });
  beforeEach(async () => {
    sends = 0;
    await outbox.opened.enterNewWorkspace();
    await outbox.connect('sms');
  });
  afterAll(() => outbox.opened.close());

  const put = (update: object) => outbox.opened.request({ method: 'PUT', url: '/api/guardrails', payload: update });
  const set = (update: Partial<GuardrailsUpdate>) => put({ ...DEFAULTS, L2: true, ...update });
  const usage = () => outbox.opened.get<GuardrailUsage>('/api/guardrails/usage');
  const standing = async (name: string) => {
    const all = await outbox.opened.get<Automation[]>('/api/guardrails/automations');
    return all.find(({ automationId }) => automationId === name);
  };
  /** Days of the workspace are those of UTC. */
  const dayEnds = () => (Math.floor(outbox.opened.clock.now() / DAY) + 1) * DAY;
  const decisions = () => outbox.opened.get<AutomationDecision[]>('/api/guardrails/decisions');

  /** What an automation does: in a transaction of its own. */
  function automate(person: { contactId: string }, automationId: string, sendAt?: number) {
    sends += 1;
    const { app, inWorkspace } = outbox.opened;
    const message = {
      contactId: person.contactId,
      channel: 'sms' as const,
      conversationId: null,
      content: `Automated ${sends}`,
      subject: null,
      idempotencyKey: `automated-${sends}`,
      ...(sendAt !== undefined && { sendAt }),
    };
    return inWorkspace(() =>
      app.get(WorkspaceDatabase).write((tx) => app.get(AutomatedSending).queue(tx, message, automationId)),
    );
  }

  test('let automations write drafts in a new workspace, and nothing else', async () => {
    expect(await outbox.opened.get('/api/guardrails')).toEqual({ ...DEFAULTS, time_zone: 'UTC' });
    expect(await usage()).toEqual({ sentToday: 0, budget: 5000, dayEndsAt: new Date(dayEnds()).toISOString() });
    const person = await outbox.person('sms');
    const draft = `/api/conversations/${person.conversationId}/draft`;
    expect(await automate(person, 'drafter')).toMatchObject({
      sent: false,
      code: 'GUARDRAIL_DRAFTS_ONLY',
      draftOf: person.conversationId,
    });
    expect(await outbox.opened.get(draft)).toMatchObject({ content: 'Automated 1', version: 1 });
    // What somebody is writing is not overwritten.
    expect(await automate(person, 'drafter')).toMatchObject({ sent: false, draftOf: null });
    expect(await outbox.opened.get(draft)).toMatchObject({ content: 'Automated 1' });
    const [second, first] = await decisions();
    expect(first).toMatchObject({ automationId: 'drafter', verdict: 'drafted', reason: 'drafts_only' });
    expect(second).toMatchObject({ verdict: 'refused', contactId: person.contactId, outboxEntryId: null });
    expect(await standing('drafter')).toMatchObject({ sends: 0, refused: 2, next: 'drafts_only', waitsUntil: null });
  });

  test('never stand in the way of a person', async () => {
    expect((await set({ L1: false, L2: false, daily_budget: 0 })).statusCode).toBe(200);
    const person = await outbox.person('sms');
    expect(await automate(person, 'nobody')).toMatchObject({ sent: false, code: 'GUARDRAIL_SWITCHED_OFF' });
    expect((await outbox.reply(person, 'By hand')).json()).toMatchObject({ state: 'queued' });
    expect(await decisions()).toHaveLength(1);
  });

  test('let a canary out, wait two hours, and then let the rest follow', async () => {
    await set({ canary: 2 });
    const person = await outbox.person('sms');
    const sent = await automate(person, 'campaign');
    expect(sent).toMatchObject({ sent: true, entry: { state: 'queued', content: `Automated ${sends}` } });
    expect(await automate(person, 'campaign')).toMatchObject({ sent: true });
    const held = await automate(person, 'campaign');
    const waitsUntil = new Date(outbox.opened.clock.now() + 2 * HOUR + UNDO_SEND).toISOString();
    expect(await standing('campaign')).toMatchObject({ sends: 2, next: 'canary_full', waitsUntil });
    expect(held).toMatchObject({ sent: false, code: 'GUARDRAIL_CANARY_FULL' });
    // What is put off does not overtake the answers either.
    const later = outbox.opened.clock.now() + 3 * HOUR;
    expect(await automate(person, 'campaign', later)).toMatchObject({ code: 'GUARDRAIL_CANARY_FULL' });
    expect(await automate(person, 'another')).toMatchObject({ sent: true });
    expect(await standing('another')).toMatchObject({ sends: 1, next: 'canary' });
    outbox.opened.clock.advance(2 * HOUR + 10_000);
    expect(await automate(person, 'campaign')).toMatchObject({ sent: true });
    expect(await standing('campaign')).toMatchObject({ sends: 3, next: 'rest', waitsUntil: null });
    const [last] = await decisions();
    expect(last).toMatchObject({ verdict: 'sent', reason: 'rest', figures: {} });
  });

  test('count the budget by the days of the workspace', async () => {
    const person = await outbox.person('sms');
    await set({ canary: 100, daily_budget: 2 });
    expect(await automate(person, 'another')).toMatchObject({ sent: true });
    expect(await automate(person, 'budgeted')).toMatchObject({ sent: true });
    expect(await automate(person, 'budgeted')).toMatchObject({
      sent: false,
      code: 'GUARDRAIL_BUDGET_SPENT',
      until: dayEnds(),
    });
    expect(await usage()).toMatchObject({ sentToday: 2, budget: 2 });
    expect(await standing('budgeted')).toMatchObject({ next: 'budget_spent' });
    outbox.opened.clock.advance(DAY);
    expect(await automate(person, 'budgeted')).toMatchObject({ sent: true });
  });

  test('stop an automation that people unsubscribe from, and what of it has not left', async () => {
    await set({ canary: 100, stop_unsub: 0.02 });
    const people = [await outbox.person('sms'), await outbox.person('sms'), await outbox.person('sms')];
    const [first, second, third] = people;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Nobody is there.');
    const sent = [await automate(first, 'pushy'), await automate(second, 'pushy')];
    const waiting = await automate(third, 'pushy', outbox.opened.clock.now() + HOUR);
    outbox.opened.clock.advance(10_000);
    for (const one of sent) if (one.sent) await outbox.untilEntry(one.entry.id, { state: 'sent' });
    for (const { contactId } of [first, second]) {
      const { points } = await outbox.opened.get<{ points: { id: string }[] }>(`/api/contacts/${contactId}`);
      const url = `/api/contacts/${contactId}/points/${points[0]?.id}`;
      const answer = await outbox.opened.request({ method: 'PATCH', url, payload: { consent: 'out' } });
      expect(answer.statusCode).toBe(200);
    }
    expect(await automate(third, 'pushy')).toMatchObject({ sent: false, code: 'GUARDRAIL_STOPPED', draftOf: null });
    const [stopped] = await decisions();
    expect(stopped).toMatchObject({
      reason: 'stopped',
      figures: { by: 'unsubscribes', sends: 3, events: 2, threshold: 0.02 },
    });
    const pushy = { sends: 3, unsubscribes: 2, complaints: 0, refused: 1 };
    expect(await standing('pushy')).toMatchObject({ ...pushy, stoppedBy: 'unsubscribes', next: 'stopped' });
    outbox.opened.clock.advance(HOUR);
    if (waiting.sent) await outbox.untilEntry(waiting.entry.id, { state: 'cancelled' });
    expect(waiting.sent).toBe(true);
  });

  test('name every wrong field', async () => {
    const answer = await put({
      L1: 'yes',
      L2: true,
      canary: 0,
      stop_unsub: 2,
      stop_complaints: 0.002,
      daily_budget: -1,
      brief_time: '8:00',
    });
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .details.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(['L1', 'brief_time', 'canary', 'daily_budget', 'stop_unsub'].map((name) => `body.${name}`));
  });

  test('are sent back as they were read, and name where the time zone is set', async () => {
    const read = await outbox.opened.get<Guardrails>('/api/guardrails');
    const back = await put(read);
    expect([back.statusCode, back.json()]).toEqual([200, read]);
    const other = await put({ ...read, canary: read.canary + 1, time_zone: 'Asia/Tokyo' });
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      {
        code: 'TIME_ZONE_READ_ONLY',
        message: expect.stringContaining('PUT /api/workspace/settings'),
        details: [{ field: 'body.time_zone', expected: read.time_zone, received: 'Asia/Tokyo' }],
      },
    ]);
    expect(await outbox.opened.get('/api/guardrails')).toEqual(read);
  });

  test('are every workspace’s own', async () => {
    const other = await outbox.opened.addWorkspace('Other');
    const { app, inWorkspace } = outbox.opened;
    const seen = await inWorkspace(
      () => app.get(WorkspaceDatabase).read.selectFrom('automation_decision').select('id').execute(),
      other,
    );
    expect(seen).toEqual([]);
  });
});
