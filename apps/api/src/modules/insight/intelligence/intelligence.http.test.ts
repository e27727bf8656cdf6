import type { Message } from '@concordia/contract/inbox';
import type {
  ChurnPrediction,
  CustomerDetail,
  CustomerStanding,
  IntelligenceRegistry,
  OfferOutcome,
  Purchase,
  Retention,
  RfmAnalysis,
  RfmMap,
  SaveOffer,
  SegmentationRun,
} from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { DEFAULT_HOLDOUT, holdoutChance, isHeldOut } from '@concordia/domain/experiments';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { OutcomesService } from './outcomes.service.js';
import { SegmentationService } from './segmentation.service.js';

const AT = '/api/intelligence';
const PATIENCE = { timeout: 60_000, interval: 50 };

onEveryEngine('customer intelligence', (engine) => {
  let opened: TestApp;
  let mail: ReturnType<typeof mailMaker>;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    mail = mailMaker(opened);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `${AT}/${url}`, ...(payload && { payload }) });
  const ago = (days: number) => opened.clock.now() - days * DAY;
  const fieldsOf = (answer: Awaited<ReturnType<typeof call>>): string[] =>
    answer.json().details.map(({ field }: { field: string }) => field);

  async function segment(): Promise<SegmentationRun> {
    const started = await call('POST', 'segmentation/run');
    expect(started.statusCode).toBe(201);
    const { id } = started.json<SegmentationRun>();
    return vi.waitFor(async () => {
      const run = await opened.get<SegmentationRun>(`${AT}/segmentation/runs/${id}`);
      expect(run.state).toBe('done');
      return run;
    }, PATIENCE);
  }

  /** Somebody who wrote so many days ago, each time in the same conversation. */
  async function writer(...days: number[]): Promise<MadeMessage> {
    const [first = 0, ...rest] = days;
    const made = await mail({ sentAt: ago(first) });
    for (const day of rest) await mail({ in: made, sentAt: ago(day) });
    return made;
  }

  const sell = (contactId: string, days: number) =>
    call('POST', `customers/${contactId}/deals`, { value: 900, closedAt: new Date(ago(days)).toISOString() });

  /** Twelve customers of whom two came back. @returns the one who wrote most, and bought for 900. */
  async function writeDozen(): Promise<MadeMessage> {
    await writer(40, 3);
    const steady = await writer(30, 20, 10, 1);
    for (let day = 2; day <= 11; day += 1) await writer(day * 5);
    await sell(steady.contactId, 15);
    return steady;
  }

  test('says before the first run, and with too few people, what is missing', async () => {
    const before = await opened.get<RfmAnalysis>(`${AT}/rfm-analysis`);
    expect(before).toMatchObject({
      totalCustomers: 0,
      averageSum: null,
      fit: { state: 'not_enough_data', version: null, missing: [{ what: 'fit', have: 0, needed: 1 }] },
    });
    await writer(40, 3);
    await segment();
    const { fit, churnRisk } = await opened.get<ChurnPrediction>(`${AT}/churn-prediction`);
    expect(churnRisk.high).toMatchObject({ count: 0, averageChurnProbability: null });
    expect(fit).toMatchObject({ state: 'not_enough_data', version: 1, customers: 1, transactionDays: 2 });
    expect(fit.missing).toContainEqual({ what: 'customers', have: 1, needed: 10 });
    expect(fit.missing).toContainEqual({ what: 'returning', have: 1, needed: 20 });
    expect(await opened.get(`${AT}/customers`)).toEqual([]);
  });

  test('scores a dozen customers as one would by hand', async () => {
    await segment();
    const steady = await writeDozen();
    await segment();
    const rfm = await opened.get<RfmAnalysis>(`${AT}/rfm-analysis`);
    expect(rfm.totalCustomers).toBe(12);
    expect(rfm.monetaryBasis).toEqual({ deal_value: 1, engagement: 11 });
    // The two who came back, and both of late; ten wrote once.
    expect(rfm.segments.champions.count).toBe(2);
    const [best] = await opened.get<CustomerStanding[]>(`${AT}/customers?segment=champions&sort=recency`);
    expect(best).toMatchObject({
      contactId: steady.contactId,
      recency: 5,
      frequency: 5,
      transactionDays: 5,
      silenceDays: 1,
      dealValue: 900,
      monetaryBasis: 'deal_value',
      risk: null,
      churnProbability: null,
    });
    const seen = await opened.get<CustomerStanding[]>(`${AT}/customers?sort=recency`);
    expect(seen.map(({ silenceDays }) => silenceDays)).toEqual(
      seen.map(({ silenceDays }) => silenceDays).toSorted((one, another) => one - another),
    );
    const detail = await opened.get<CustomerDetail>(`${AT}/customers/${steady.contactId}`);
    expect(detail.signals).toMatchObject({ earlierDays: 2, laterDays: 3, unanswered: 4, bounces: 0 });
    const map = await opened.get<RfmMap>(`${AT}/rfm-map`);
    expect(map).toMatchObject({ total: 12, isSample: false });
    expect(rfm.boundaries).toMatchObject({ ...map.boundaries });
    expect(map.customers).toHaveLength(12);
    expect(map.customers.find(({ contactId }) => contactId === steady.contactId)).toMatchObject({
      segment: 'champions',
      recency: 5,
      frequency: 5,
      silenceDays: 1,
      transactionDays: 5,
      dealValue: 900,
    });
    const { models } = await opened.get<IntelligenceRegistry>(`${AT}/models`);
    expect(models.find(({ id }) => id === 'lifetime')).toMatchObject({ state: 'not_enough_data', parameters: [] });
    expect(models.find(({ id }) => id === 'segments')).toMatchObject({ state: 'ready', version: 2 });
  });

  test('shows how long customers stay, and who came back month by month', async () => {
    expect(await opened.get<Retention>(`${AT}/retention`)).toMatchObject({ curve: null, cohorts: [] });
    // Twelve who wrote once: eight have been quiet for 56 days, four have not.
    for (const days of [200, 180, 160, 140, 120, 100, 90, 80, 40, 30, 20, 10]) await writer(days);
    await writer(110, 45);
    await segment();
    const { curve, cohorts } = await opened.get<Retention>(`${AT}/retention`);
    expect(curve).toMatchObject({ customers: 13, quiet: 9, quietDays: 56 });
    // All nine on the 56th day after they wrote, when nine were observed: fewer than ten, so that this is not stated.
    expect(curve).toMatchObject({ untilDays: 40, steps: [] });
    expect(cohorts.reduce((sum, { customers }) => sum + customers, 0)).toBeGreaterThanOrEqual(9);
    for (const { customers, active } of cohorts) expect(active[0]).toBe(customers);
  });

  test('hears at once from a customer who leaves', async () => {
    await writeDozen();
    await segment();
    opened.clock.advance(1_000);
    await opened.request({ method: 'PATCH', url: '/api/channels/telegram', payload: { mode: 'simulated' } });
    const said = { from: '900017', name: 'Ines Roth', text: 'Hello Mara, from May on we move to another supplier.' };
    await opened.request({ method: 'POST', url: '/api/channels/telegram/simulated-messages', payload: said });
    const message = await vi.waitFor(async () => {
      const [newest] = await opened.get<Message[]>('/api/messages?channel=telegram');
      if (newest === undefined) throw new Error('Nothing came in.');
      return newest;
    }, PATIENCE);
    expect(message.isUrgent).toBe(1);
    expect(message.priorityReasons.map(({ text }) => text)).toContain('Wants to leave (“move to another supplier”)');

    // The job that looks for news, which the clock would start within two minutes.
    await opened.inWorkspace(() => opened.app.get(SegmentationService).startAfterNews());
    await vi.waitFor(async () => {
      const customer = await opened.get<CustomerDetail>(`${AT}/customers/${message.contact?.id}`);
      expect(customer.signals.cancellations).toBe(1);
      expect(customer.cancelledDay).toBe(message.createdAt.slice(0, 10));
    }, PATIENCE);
  });

  test('pages through the customers without losing one', async () => {
    await writeDozen();
    await segment();
    const seen: string[] = [];
    let url: string | undefined = `${AT}/customers?limit=5&sort=engagement`;
    while (url !== undefined) {
      const answer = await opened.request({ method: 'GET', url });
      expect(answer.headers['x-total-count']).toBe('12');
      seen.push(...answer.json<CustomerStanding[]>().map(({ contactId }) => contactId));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(12);
  });

  test('is stopped before it stores, and started once', async () => {
    const runs = await Promise.all([call('POST', 'segmentation/run'), call('POST', 'segmentation/run')]);
    const [one, another] = runs.map((answer) => answer.json<SegmentationRun>().id);
    expect(one).toBe(another);
    await vi.waitFor(async () => {
      expect((await opened.get<SegmentationRun>(`${AT}/segmentation/runs/${one}`)).state).toBe('done');
    }, PATIENCE);
    const late = await call('POST', `segmentation/runs/${one}/cancel`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'SEGMENTATION_RUN_ENDED']);
  });

  describe('save offers', () => {
    /** Somebody whom chance holds out, or not. */
    const drawn = async (day: number, isHeld: boolean, share = DEFAULT_HOLDOUT): Promise<MadeMessage> => {
      const one = await writer(day);
      const held = isHeldOut(holdoutChance(opened.workspaceId, one.contactId), share);
      return held === isHeld ? one : drawn(day, isHeld, share);
    };
    const settle = () => opened.inWorkspace(() => opened.app.get(OutcomesService).settle());
    const offers = () => opened.get<SaveOffer[]>(`${AT}/save-offers`);
    const make = async (offer: SaveOffer | undefined, contactId: string): Promise<OfferOutcome> => {
      const answer = await call('POST', `save-offers/${offer?.id}/outcomes`, { contactId });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    };
    const standing = async (id: string | undefined) => {
      const { saveOffers } = await opened.get<ChurnPrediction>(`${AT}/churn-prediction`);
      return saveOffers.highRisk.find(({ offerId }) => offerId === id);
    };

    /** An order is worth what customers paid for theirs, as the last run found. */
    const sellAndSegment = async () => {
      await writeDozen();
      await segment();
    };

    test('are three to begin with, and the workspace’s own from the first change on', async () => {
      await sellAndSegment();
      const [first, second] = await offers();
      expect(await offers()).toHaveLength(3);
      expect(await standing(first?.id)).toMatchObject({ successRate: 0.5, trials: 0, avgOrderValue: 900 });
      expect((await call('PATCH', `save-offers/${second?.id}`, { value: 75 })).json()).toMatchObject({ value: 75 });
      const added = await call('POST', 'save-offers', { name: 'A free month', value: 30 });
      expect([added.statusCode, added.json().windowDays]).toEqual([201, 30]);
      expect((await call('DELETE', `save-offers/${added.json().id}`)).statusCode).toBe(200);
      expect((await offers()).map(({ id }) => id).slice(0, 2)).toEqual([first?.id, second?.id]);
      expect(await offers()).toHaveLength(3);
    });

    test('are counted by what people do after', async () => {
      await sellAndSegment();
      const [offer] = await offers();
      const [taker, loser, decliner] = [await drawn(50, false), await drawn(51, false), await drawn(52, false)];
      const taken = await make(offer, taker.contactId);
      await make(offer, loser.contactId);
      const declined = await make(offer, decliner.contactId);
      const again = await call('POST', `save-offers/${offer?.id}/outcomes`, { contactId: taker.contactId });
      expect([again.statusCode, again.json().code]).toEqual([409, 'OFFER_STILL_OPEN']);
      expect(await standing(offer?.id)).toMatchObject({ open: 3, trials: 0, successRate: 0.5 });
      await call('PATCH', `save-offers/${offer?.id}/outcomes/${declined.id}`, { state: 'declined' });
      opened.clock.advance(2 * DAY);
      // Writing is not taking; a purchase is, of somebody who bought nothing in the year before.
      await mail({ in: loser, sentAt: opened.clock.now() - 1_000 });
      await call('POST', `customers/${taker.contactId}/deals`, { value: 300 });
      await settle();
      // One of two: (1 + 1) / (2 + 2). What it brings back is unknown without a holdout.
      expect(await standing(offer?.id)).toMatchObject({
        open: 1,
        trials: 2,
        accepted: 1,
        successRate: 0.5,
        estimatedROI: null,
        roiInterval: null,
        margin: 0.4,
        comparison: { offered: 0, heldOut: 0, needed: 20, effect: null },
      });
      opened.clock.advance(40 * DAY);
      await settle();
      expect(await standing(offer?.id)).toMatchObject({ comparison: { offered: 3, heldOut: 0 } });
      const states = await opened.get<OfferOutcome[]>(`${AT}/save-offers/${offer?.id}/outcomes`);
      expect(states.map(({ state, decidedBy }) => [state, decidedBy])).toEqual([
        ['declined', 'person'],
        ['expired', 'rule'],
        ['accepted', 'rule'],
      ]);
      expect(states.at(-1)).toMatchObject({ id: taken.id, contactId: taker.contactId });
    });

    test('are not made to customers who are held out, who count for comparison', async () => {
      const [offer, other] = await offers();
      const held = await drawn(8, true);
      const row = await make(offer, held.contactId);
      expect([row.arm, (await make(other, held.contactId)).arm]).toEqual(['held_out', 'held_out']);
      const said = await call('PATCH', `save-offers/${offer?.id}/outcomes/${row.id}`, { state: 'accepted' });
      expect([said.statusCode, said.json().code]).toEqual([409, 'OFFER_HELD_OUT']);
      await call('POST', `customers/${held.contactId}/deals`, { value: 70 });
      opened.clock.advance(31 * DAY);
      await settle();
      const after = await standing(offer?.id);
      expect(after).toMatchObject({ trials: 0, accepted: 0, open: 0, heldOut: 1, comparison: { heldOut: 1 } });
      const { automation } = await opened.get<ChurnPrediction>(`${AT}/churn-prediction`);
      expect(automation.monthlyPreventedChurn).toBe(0);
      // Noted with its outcome, nothing was drawn.
      const known = { contactId: held.contactId, state: 'declined' };
      expect((await call('POST', `save-offers/${offer?.id}/outcomes`, known)).json().arm).toBeNull();
    });

    test('return what those with an offer earn beyond those held out, at the margin', async () => {
      const [offer] = await offers();
      await call('PATCH', `save-offers/${offer?.id}`, { value: 50, margin: 0.5 });
      const buyers: string[] = [];
      for (const isHeld of [true, false]) {
        for (let i = 0; i < 20; i += 1) {
          const { contactId } = await drawn(7, isHeld);
          await make(offer, contactId);
          if (!isHeld || i === 0) buyers.push(contactId);
        }
      }
      opened.clock.advance(DAY);
      for (const id of buyers) await call('POST', `customers/${id}/deals`, { value: 200 });
      opened.clock.advance(31 * DAY);
      await settle();
      const found = await standing(offer?.id);
      const earned = 200 - 200 / 20;
      expect(found?.comparison).toMatchObject({ offered: 20, heldOut: 20, effect: { mean: earned } });
      expect(found?.estimatedROI).toBeCloseTo((0.5 * earned - 50) / 50, 6);
      const [low = 0, high = 0] = found?.roiInterval ?? [];
      expect([low > 0, low < (found?.estimatedROI ?? 0), high > (found?.estimatedROI ?? 0)]).toEqual([
        true,
        true,
        true,
      ]);
      const { automation } = await opened.get<ChurnPrediction>(`${AT}/churn-prediction`);
      expect(automation.comparison.effect?.mean).toBe(earned);
    });

    test('hold out the share that is set, and nobody at none', async () => {
      const [offer, other] = await offers();
      expect(offer).toMatchObject({ holdout: 0.25 });
      const held = await drawn(8, true);
      const none = await call('PATCH', `save-offers/${offer?.id}`, { holdout: 0 });
      expect(none.json()).toMatchObject({ holdout: 0 });
      expect([(await make(offer, held.contactId)).arm, (await make(other, held.contactId)).arm]).toEqual([
        'offered',
        'held_out',
      ]);
      opened.clock.advance(31 * DAY);
      await settle();
      const found = await standing(offer?.id);
      expect(found).toMatchObject({ holdout: 0, heldOut: 0, estimatedROI: null });
      // Nobody could be compared with them.
      expect(found?.comparison).toMatchObject({ offered: 0, heldOut: 0, effect: null });
    });

    test('keep who was assigned, whatever the share becomes', async () => {
      const [offer] = await offers();
      const [held, offered] = [await drawn(8, true), await drawn(8, false)];
      await make(offer, held.contactId);
      await make(offer, offered.contactId);
      opened.clock.advance(31 * DAY);
      await settle();
      await call('PATCH', `save-offers/${offer?.id}`, { holdout: 0 });
      expect((await make(offer, held.contactId)).arm).toBe('held_out');
      expect((await make(offer, (await drawn(8, true)).contactId)).arm).toBe('offered');
      await call('PATCH', `save-offers/${offer?.id}`, { holdout: 0.5 });
      expect((await make(offer, offered.contactId)).arm).toBe('offered');
    });

    test('compare alike with alike when the share changes', async () => {
      const [offer] = await offers();
      const sellAll = async (size: Readonly<Record<'held' | 'offered', number>>, value: number, share?: number) => {
        const ids: string[] = [];
        for (const kind of ['held', 'offered'] as const) {
          for (let i = 0; i < size[kind]; i += 1) {
            const { contactId } = await drawn(7, kind === 'held', share);
            await make(offer, contactId);
            ids.push(contactId);
          }
        }
        opened.clock.advance(DAY);
        for (const [at, id] of ids.entries()) {
          await call('POST', `customers/${id}/deals`, { value: value + (at % 2 === 0 ? 10 : -10) });
        }
        opened.clock.advance(31 * DAY);
        await settle();
      };
      await sellAll({ held: 16, offered: 16 }, 100);
      await call('PATCH', `save-offers/${offer?.id}`, { holdout: 0.24 });
      await sellAll({ held: 4, offered: 16 }, 900, 0.24);
      const effect = (await standing(offer?.id))?.comparison.effect;
      expect(Math.abs(effect?.mean ?? 99)).toBeLessThan(1);
    }, 60_000);

    test('keep counting when the person is erased', async () => {
      const [offer] = await offers();
      const person = await drawn(9, false);
      const outcome = await make(offer, person.contactId);
      await call('PATCH', `save-offers/${offer?.id}/outcomes/${outcome.id}`, { state: 'accepted' });
      await call('POST', `customers/${person.contactId}/deals`, { value: 5 });
      const { name } = await opened.get<{ name: string }>(`/api/contacts/${person.contactId}`);
      const url = `/api/contacts/${person.contactId}/erasure`;
      expect((await opened.request({ method: 'POST', url, payload: { confirm: name } })).statusCode).toBe(200);
      const [newest] = await opened.get<OfferOutcome[]>(`${AT}/save-offers/${offer?.id}/outcomes`);
      expect(newest).toMatchObject({ id: outcome.id, contactId: null, contactName: null, state: 'accepted' });
      const { automation } = await opened.get<ChurnPrediction>(`${AT}/churn-prediction`);
      expect(automation.monthlyPreventedChurn).toBe(1);
    });
  });

  test('deals come and go', async () => {
    const { contactId } = await writer(3);
    const made = await call('POST', `customers/${contactId}/deals`, { value: 120.5, title: ' Ten chairs ' });
    expect(made.json<Purchase>()).toMatchObject({ contactId, value: 120.5, title: 'Ten chairs' });
    expect(await opened.get<Purchase[]>(`${AT}/customers/${contactId}/deals`)).toEqual([made.json()]);
    expect((await call('DELETE', `deals/${made.json<Purchase>().id}`)).statusCode).toBe(200);
    expect(await opened.get<Purchase[]>(`${AT}/customers/${contactId}/deals`)).toEqual([]);
    const early = { value: 1, closedAt: new Date(ago(-1)).toISOString() };
    const refused = await call('POST', `customers/${contactId}/deals`, early);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'DEAL_IN_FUTURE']);
  });

  test('names every wrong field', async () => {
    const list = await opened.request({ method: 'GET', url: `${AT}/customers?segment=nobody&risk=7&sort=x&limit=0` });
    expect(fieldsOf(list).toSorted()).toEqual(['query.limit', 'query.risk', 'query.segment', 'query.sort']);
    const offer = await call('POST', 'save-offers', {
      name: ' ',
      value: 0,
      windowDays: 1.5,
      margin: 0,
      holdout: 0.6,
      more: 1,
    });
    expect(fieldsOf(offer)).toEqual(
      expect.arrayContaining(['body.name', 'body.value', 'body.windowDays', 'body.margin', 'body.holdout']),
    );
    const [first] = await opened.get<SaveOffer[]>(`${AT}/save-offers`);
    expect(
      fieldsOf(await call('POST', `save-offers/${first?.id}/outcomes`, { contactId: 'x', state: 'lost' })),
    ).toEqual(['body.contactId', 'body.state']);
    expect((await call('PATCH', `save-offers/${first?.id}`, {})).statusCode).toBe(400);
    expect(fieldsOf(await call('PATCH', `save-offers/${first?.id}`, { holdout: -0.1, margin: 2 })).toSorted()).toEqual([
      'body.holdout',
      'body.margin',
    ]);
  });

  test('knows nobody of another workspace', async () => {
    const other = await opened.addWorkspace('Other');
    const theirs = await mailMaker(opened, other)();
    expect((await call('POST', `customers/${theirs.contactId}/deals`, { value: 1 })).statusCode).toBe(404);
    const [first] = await opened.get<SaveOffer[]>(`${AT}/save-offers`);
    const outcome = await call('POST', `save-offers/${first?.id}/outcomes`, { contactId: theirs.contactId });
    expect([outcome.statusCode, outcome.json().code]).toEqual([404, 'CONTACT_NOT_FOUND']);
    await writeDozen();
    await segment();
    const seen = await opened.get<CustomerStanding[]>(`${AT}/customers?limit=500`);
    expect(seen).toHaveLength(12);
    expect(seen.some(({ contactId }) => contactId === theirs.contactId)).toBe(false);
  });
});
