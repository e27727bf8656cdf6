import type { NightRun } from '@concordia/api-client';
import {
  getCancelNightRunMockHandler,
  getGenerateMorningBriefMockHandler,
  getGetGuardrailsMockHandler,
  getListNightRunsMockHandler,
  getRunInboxHarvesterMockHandler,
  getSetGuardrailsMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nothingKept } from '../../shared/testing/connections';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { NightOps } from '.';

const path = '/api/guardrails';
const NAME = 'NightOps Schedule';

const runOf = (about: Partial<NightRun>): NightRun => ({
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c4a01',
  kind: 'inbox_harvester',
  startedBy: 'person',
  state: 'queued',
  stepsDone: 0,
  steps: 0,
  harvest: null,
  brief: null,
  failure: null,
  createdAt: '2026-03-02T08:50:00.000Z',
  startedAt: null,
  finishedAt: null,
  ...about,
});

const HARVESTED = runOf({
  state: 'done',
  stepsDone: 4,
  steps: 4,
  harvest: { mailboxes: 2, messages: 14, files: 3, envelopes: 0 },
  finishedAt: '2026-03-02T08:52:00.000Z',
});

const BRIEFED = runOf({
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c4a02',
  kind: 'morning_brief',
  state: 'done',
  startedBy: 'schedule',
  brief: { day: '2026-03-02', totals: { answer: 6, follow_up: 2, send_failed: 1, connection: 0 }, lines: [] },
  finishedAt: '2026-03-02T08:00:10.000Z',
});

/** A server whose runs are those, and to which a press adds one that runs. */
function nights(...first: NightRun[]) {
  let runs = first;
  let time = '08:00';
  const guardrails = () => ({
    L1: true,
    L2: false,
    canary: 25,
    stop_unsub: 0.008,
    stop_complaints: 0.002,
    daily_budget: 5_000,
    brief_time: time,
    time_zone: 'Europe/Stockholm',
  });
  const begin = (kind: NightRun['kind']) => {
    const run = runOf({ kind, state: 'running', stepsDone: 1, steps: 4 });
    runs = [run, ...runs];
    return run;
  };
  return [
    getGetGuardrailsMockHandler(guardrails),
    getSetGuardrailsMockHandler(async ({ request }) => {
      time = JSON.parse(await request.clone().text()).brief_time;
      return guardrails();
    }),
    getListNightRunsMockHandler(() => runs),
    getRunInboxHarvesterMockHandler(() => begin('inbox_harvester')),
    getGenerateMorningBriefMockHandler(() => begin('morning_brief')),
    getCancelNightRunMockHandler(() => {
      const [run = HARVESTED, ...rest] = runs;
      const cancelled: NightRun = { ...run, state: 'cancelled', finishedAt: '2026-03-02T08:59:00.000Z' };
      runs = [cancelled, ...rest];
      return cancelled;
    }),
  ];
}

const meta = preview.meta({
  component: NightOps,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['ArrowUp', 'ArrowDown'], does: 'In the time, one more or one less.' },
      { keys: ['Enter'], does: 'On a button, starts its work.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="sidebar">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(...nights(HARVESTED, BRIEFED), ...(await network()));
  },
});

const harvest = () => screen.findByRole('button', { name: 'Run Inbox Harvester' });
const brief = () => screen.findByRole('button', { name: 'Generate Morning Brief' });

/** Both have run: what came of them stands below. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await harvest();
    await expect(await screen.findByText('14 new messages in 2 mailboxes, 3 files')).toBeVisible();
    await expect(screen.getByText(/6 messages to answer, 2 people to follow up and 1 message/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing has run yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...nights()),
  play: async () => {
    await expect(await harvest()).toBeEnabled();
    await expect(await brief()).toBeEnabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: playRetry(harvest),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: harvest }),
});

/** One runs, the other failed for a long reason. */
export const Crowded = meta.story({
  tags: ['dark', 'zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...nights(
        runOf({ state: 'running', stepsDone: 3, steps: 8 }),
        runOf({
          id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c4a03',
          kind: 'morning_brief',
          state: 'failed',
          failure: 'The messages of yesterday are still being read. Try again when the import has ended.',
          finishedAt: '2026-03-02T08:00:10.000Z',
        }),
      ),
    ),
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Harvesting the inbox' })).toBeVisible();
    await expect(screen.getByText(/still being read/)).toBeVisible();
    await expect(await harvest()).toBeDisabled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await harvest();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** An hour later, saved with Enter. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const [hour] = await screen.findAllByRole('spinbutton');
    hour?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save time' }));
    await screen.findByText('Configuration Saved');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save time' })).toBeNull());
  },
});

/** Started, seen running, and called off. */
export const Running = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await screen.findByText(/14 new messages/);
    await userEvent.click(await harvest());
    await screen.findByRole('progressbar', { name: 'Harvesting the inbox' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText(/^Cancelled/);
  },
});

/** The server does not begin it: that is said. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await brief();
    msw.use(failing({ path: '/api/night-ops/morning-brief', once: true }));
    await userEvent.click(await brief());
    await screen.findByText('The brief was not begun');
  },
});
