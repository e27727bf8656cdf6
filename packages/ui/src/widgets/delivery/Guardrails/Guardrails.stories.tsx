import type { Automation, Guardrails as Kept } from '@concordia/api-client';
import {
  getGetGuardrailsMockHandler,
  getGetGuardrailUsageMockHandler,
  getListAutomationsMockHandler,
  getSetGuardrailsMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nothingKept } from '../../shared/testing/connections';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { Guardrails } from '.';

const path = '/api/guardrails';
const NAME = 'Themis Guardrails';

const DEFAULTS: Kept = {
  L1: true,
  L2: false,
  canary: 25,
  stop_unsub: 0.008,
  stop_complaints: 0.002,
  daily_budget: 5_000,
  brief_time: '08:00',
  time_zone: 'Europe/Stockholm',
};

const automationOf = (about: Partial<Automation>): Automation => ({
  automationId: 'welcome-back',
  sends: 0,
  unsubscribes: 0,
  complaints: 0,
  refused: 0,
  stoppedBy: null,
  next: 'canary',
  waitsUntil: null,
  lastAt: '2026-03-02T08:50:00.000Z',
  ...about,
});

/** A server that remembers what is put there for as long as the story runs. */
function keeping(first: Partial<Kept> = {}) {
  let kept: Kept = { ...DEFAULTS, ...first };
  return [
    getGetGuardrailsMockHandler(() => kept),
    getGetGuardrailUsageMockHandler(() => ({
      sentToday: 0,
      budget: kept.daily_budget,
      dayEndsAt: '2026-03-03T00:00:00.000Z',
    })),
    getSetGuardrailsMockHandler(async ({ request }) => {
      kept = { ...kept, ...JSON.parse(await request.clone().text()) };
      return kept;
    }),
  ];
}

const meta = preview.meta({
  component: Guardrails,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Space'], does: 'Turns a level on or off.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Counts a number up or down.' },
      { keys: ['Enter'], does: 'In a field, saves.' },
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
    msw.use(...keeping(), ...(await network()));
  },
});

const l2 = () => screen.findByRole('switch', { name: 'Enable L2 (canary sends)' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** As every workspace begins: drafts only. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await expect(await l2()).not.toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Enable L1 (labels & drafts)' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: 'Canary size' })).toHaveValue('25');
    await expect(screen.getByRole('textbox', { name: 'Daily send budget' })).toHaveValue('5,000');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing may be done by itself. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping({ L1: false, L2: false, daily_budget: 0 })),
  play: async () => {
    await l2();
    await expect(screen.getByRole('textbox', { name: 'Daily send budget' })).toHaveValue('0');
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
  play: playRetry(l2),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: l2 }),
});

/** Large numbers, the shares at which sending stops, and automations in each way of standing. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      getGetGuardrailUsageMockHandler({
        sentToday: 61_200_400,
        budget: 100_000_000,
        dayEndsAt: '2026-03-03T00:00:00.000Z',
      }),
      getListAutomationsMockHandler([
        automationOf({ sends: 812_000 }),
        automationOf({
          automationId: 'spring-catalog-for-restaurants-and-roasters-2026',
          sends: 1_000_000,
          refused: 4_100,
          next: 'canary_full',
          waitsUntil: '2026-03-02T10:40:00.000Z',
        }),
        automationOf({
          automationId: 'pushy',
          sends: 500,
          complaints: 4,
          refused: 12,
          stoppedBy: 'complaints',
          next: 'stopped',
        }),
        automationOf({ automationId: 'renewals', sends: 2_000_000, next: 'rest' }),
      ]),
      ...keeping({ L2: true, canary: 1_000_000, daily_budget: 100_000_000 }),
    ),
  play: async () => {
    await l2();
    await press('When sending stops');
    await expect(screen.getByRole('textbox', { name: 'Unsubscribes' })).toHaveValue('0.8%');
    await expect(screen.getByRole('textbox', { name: 'Complaints' })).toHaveValue('0.2%');
    await expect(await screen.findByText('61,200,400 of 100,000,000')).toBeVisible();
    await expect(screen.getByText(/Stopped: 4 complaints after 500 messages/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await l2();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** L2 is turned on and the canary made larger without a pointer; both are there afterwards. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await l2()).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('textbox', { name: 'Canary size' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await press('Save Guardrails');
    await screen.findByText('Guardrails saved');
    await waitFor(async () => expect(await l2()).toBeChecked());
    await expect(screen.getByRole('textbox', { name: 'Canary size' })).toHaveValue('26');
  },
});

/** An empty field is no number: it is not saved. */
export const Invalid = meta.story({
  play: async () => {
    await l2();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Canary size' }));
    await press('Save Guardrails');
    await waitFor(() => expect(screen.getAllByText('A whole number of at least 1').length).toBeGreaterThan(0));
  },
});

/** The server refuses: what was filled in stays, and it is said why. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await userEvent.click(await l2());
    msw.use(failing({ path, once: true }));
    await press('Save Guardrails');
    await screen.findByText('The server could not do this. Please try again.');
    await expect(await l2()).toBeChecked();
  },
});

/** No server answers: they are kept in this browser. */
export const BrowserOnly = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async () => {
    await userEvent.click(await l2());
    await press('Save Guardrails');
    await screen.findByText('Your setup has been saved locally.');
    await expect(JSON.parse(localStorage.getItem('concordia_setup_v1') ?? '{}')).toMatchObject({
      guardrails: { L2: true },
    });
  },
});
