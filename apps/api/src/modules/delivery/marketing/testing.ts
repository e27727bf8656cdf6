import type { Campaign, CampaignCreate } from '@concordia/contract/delivery';
import { MINUTE } from '@concordia/domain';
import { expect } from 'vitest';
import type { OutboxTest } from '../outbox/testing.js';
import { passTime } from '../outbox/testing.js';

export const PATIENCE = { timeout: 120_000, interval: 20 };

/** Clock step in ms. All due jobs run in between, so that none is active when the clock moves. */
const STEP = 3 * MINUTE;

const GUARDRAILS = {
  L1: true,
  L2: true,
  canary: 50,
  stop_unsub: 0.008,
  stop_complaints: 0.002,
  daily_budget: 5000,
  brief_time: '08:00',
};

type Wishes = Partial<Pick<CampaignCreate, 'name' | 'goal' | 'channels' | 'audience' | 'canary' | 'schedule'>> & {
  readonly texts?: readonly string[];
};

export function campaignsOf(outbox: OutboxTest) {
  const { opened, post } = outbox;
  const at = (id: string) => `/api/marketing/campaigns/${id}`;
  const get = (id: string) => opened.get<Campaign>(at(id));

  async function act(id: string, action: string, reason?: string): Promise<Campaign> {
    const answer = await post(`${at(id)}/${action}`, reason === undefined ? {} : { reason });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  }

  return {
    at,
    get,
    act,
    /** Sets the guardrails; by default, automations may send. */
    rails: (update: object = {}) =>
      opened.request({ method: 'PUT', url: '/api/guardrails', payload: { ...GUARDRAILS, ...update } }),
    async create({ texts = ['One', 'Two'], ...wishes }: Wishes = {}): Promise<Campaign> {
      const answer = await post('/api/marketing/campaigns', {
        name: 'New harvest',
        audience: { segments: [] },
        channels: ['email'],
        canary: { share: 1, rollback: 0.15, windowHours: 2, whenUnclear: 'continue' },
        variants: texts.map((text, index) => ({ name: `V${index + 1}`, subject: null, text })),
        ...wishes,
      });
      expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
      return answer.json();
    },
    /** Advances the clock in steps, running jobs in between, until a campaign matches. */
    async until(id: string, expected: object, stepMs = STEP): Promise<Campaign> {
      await expect
        .poll(async () => {
          await passTime(opened, stepMs);
          await opened.doJobs();
          return get(id);
        }, PATIENCE)
        .toMatchObject(expected);
      return get(id);
    },
  };
}
