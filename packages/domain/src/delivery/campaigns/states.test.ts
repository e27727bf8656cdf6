import { describe, expect, it } from 'vitest';
import { nightShiftMode, operationStatus, safetyChecksOf } from './night-shift.js';
import { isSuccess, partDone, type RecipientResponses } from './recipients.js';
import {
  ACTIVE_STATES,
  CAMPAIGN_STATES,
  canResume,
  isActive,
  isAtRest,
  isHarm,
  mostActive,
  REASON_CODES,
} from './states.js';

describe('a campaign', () => {
  it('is active, paused or at rest', () => {
    expect(CAMPAIGN_STATES.filter(isActive)).toEqual(ACTIVE_STATES);
    expect(CAMPAIGN_STATES.filter(isAtRest)).toEqual(['draft', 'stopped', 'done']);
  });

  it('was harmful by complaints, unsubscribes or its canary', () => {
    expect(REASON_CODES.filter(isHarm)).toEqual(['complaints', 'unsubscribes', 'canary_drop']);
  });

  it('can be resumed when it is paused, or was stopped by the program', () => {
    const resumed = (by: 'program' | 'person' | null) => CAMPAIGN_STATES.filter((state) => canResume(state, by));
    expect(resumed('program')).toEqual(['paused', 'stopped']);
    expect(resumed('person')).toEqual(['paused']);
    expect(resumed(null)).toEqual(['paused']);
  });

  it('is looked at in the order of its state, then of its last change, then of its id', () => {
    const inState = CAMPAIGN_STATES.map((state) => ({ id: state, state, since: 0 }));
    const order: string[] = [];
    for (let left = inState; left.length > 0; left = left.filter(({ id }) => id !== order.at(-1)))
      order.push(mostActive(left)?.id ?? '');
    expect(order).toEqual(['running', 'canary', 'scheduled', 'paused', 'stopped', 'done', 'draft']);
    const tied = ['a', 'c', 'b'].map((id) => ({ id, state: 'paused', since: 1 }) as const);
    expect(mostActive(tied)?.id).toBe('c');
  });

  it.each([
    ['paused', true, 'paused'],
    ['scheduled', true, 'queued'],
    ['canary', true, 'waiting'],
    ['running', false, 'running'],
  ] as const)('%s looks like work under way, waiting %s: %s', (state, isWaiting, status) => {
    expect(operationStatus(state, isWaiting)).toBe(status);
  });
});

it.each([
  [true, true, 'autonomous'],
  [false, true, 'autonomous'],
  [true, false, 'drafts'],
  [false, false, 'off'],
] as const)('with L1 %s and L2 %s the night shift is %s', (L1, L2, mode) => {
  expect(nightShiftMode({ L1, L2 })).toBe(mode);
});

describe('the safety checks', () => {
  type Looked = Parameters<typeof safetyChecksOf>[0];
  const checks = (wishes: Partial<Looked> = {}) =>
    safetyChecksOf({
      rules: { L2: true },
      isBudgetSpent: false,
      campaigns: [],
      hasChannels: true,
      deadJobs: 0,
      ...wishes,
    });
  const passing = {
    sending: 'passing',
    budget: 'passing',
    complaints: 'passing',
    unsubscribes: 'passing',
    canary: 'passing',
    channels: 'passing',
    jobs: 'passing',
  };
  const campaign = (state: 'stopped' | 'canary' | 'running', reasonCode: string | null, isWaiting = false) => ({
    campaigns: [{ state, reasonCode, isWaiting }],
  });

  it.each<[string, Partial<Looked>, object]>([
    ['pass', {}, {}],
    ['are off with sending', { rules: { L2: false } }, { sending: 'off' }],
    ['fail without budget', { isBudgetSpent: true }, { budget: 'failing' }],
    ['fail without channels', { hasChannels: false }, { channels: 'failing' }],
    ['fail with dead jobs', { deadJobs: 1 }, { jobs: 'failing' }],
    ['fail after complaints', campaign('stopped', 'complaints'), { complaints: 'failing' }],
    ['fail after unsubscribes', campaign('stopped', 'unsubscribes'), { unsubscribes: 'failing' }],
    ['fail after a bad canary', campaign('stopped', 'canary_drop'), { canary: 'failing' }],
    ['wait for a canary', campaign('canary', null, true), { canary: 'waiting' }],
    ['pass while a canary is sent', campaign('canary', null), {}],
    ['pass while another campaign waits', campaign('running', null, true), {}],
    ['pass once it was resumed', campaign('running', 'complaints'), {}],
  ])('%s', (_, looked, expected) => {
    expect(checks(looked)).toEqual({ ...passing, ...expected });
  });

  it('fail before they wait', () => {
    const both = [...campaign('canary', null, true).campaigns, ...campaign('stopped', 'canary_drop').campaigns];
    expect(checks({ campaigns: both }).canary).toBe('failing');
  });
});

describe('a recipient', () => {
  const nothing: RecipientResponses = {
    openedAt: null,
    clickedAt: null,
    repliedAt: null,
    unsubscribedAt: null,
    complainedAt: null,
  };

  it.each([
    ['reply', 'repliedAt'],
    ['open', 'openedAt'],
    ['click', 'clickedAt'],
  ] as const)('is a success of the goal %s by %s, without harm', (goal, response) => {
    const done = { ...nothing, [response]: 1 };
    const others = { ...nothing, openedAt: 1, clickedAt: 1, repliedAt: 1, [response]: null };
    expect(
      [done, others, { ...done, complainedAt: 1 }, { ...done, unsubscribedAt: 1 }].map((one) => isSuccess(one, goal)),
    ).toEqual([true, false, false, false]);
  });

  it('counts as done when nothing more is sent to them', () => {
    const progress = { audience: 10, waiting: 2, queued: 1, sent: 5, failed: 1, skipped: 1 };
    expect(partDone(progress)).toBe(0.7);
    expect(partDone({ audience: 0, waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 })).toBe(0);
  });
});
