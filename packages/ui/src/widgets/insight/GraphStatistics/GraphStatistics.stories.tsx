import type { GraphStats } from '@concordia/api-client';
import { getGetGraphStatsMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { GraphStatistics } from '.';

const path = '/api/graph/stats';
const NAME = 'Graph statistics';

const meta = preview.meta({
  component: GraphStatistics,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On “The graph”: opens what can be done. On “By kind”: shows each kind.' },
      { keys: ['Escape'], does: 'Puts the menu or the question away.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const isThere = () => screen.findByText(/^\d+ contacts?, you and \d+ compan/, undefined, { timeout: 20_000 });

/** How large the graph is, and each kind on demand. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await isThere();
    await userEvent.click(canvas.getByRole('button', { name: 'By kind' }));
    await expect(within(canvas.getByRole('group', { name: 'Selectors' })).getAllByRole('term')).toHaveLength(12);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nobody is known yet. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The graph is empty\./)).toBeVisible();
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
  play: playRetry(isThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: isThere }),
});

const million: GraphStats = {
  nodes: 112_480,
  relationships: 1_003_927,
  selectors: 2_418_006,
  people: 104_211,
  companies: 8_269,
  relationshipsByKind: { wrote_to: 931_004, works_at: 72_923 },
  selectorsByType: {
    email: 118_402,
    domain: 9_211,
    title: 64_020,
    topic: 802_118,
    tech_stack: 91_377,
    accept_language: 104_002,
    user_agent: 211_934,
    phone: 58_120,
    ip: 840_221,
    organization: 70_417,
    funding_round: 2_184,
    industry: 46_000,
  },
  pending: 10_000,
  isRebuilding: true,
  rebuilt: { done: 41_200, total: 100_000 },
  updatedAt: '2026-03-02T08:59:00.000Z',
};

/** A million relationships, while they are drawn anew. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) => msw.use(getGetGraphStatsMockHandler(million)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'By kind' }));
    await expect(canvas.getByText(/^The graph is being rebuilt\./)).toBeVisible();
    await expect(canvas.getByText(/41,200 of 100,000 people/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await isThere();
    await userEvent.click(canvas.getByRole('button', { name: 'By kind' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** By keys alone: the graph is rebuilt after a question. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await isThere();
    canvas.getByRole('button', { name: 'The graph' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Rebuild…/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Rebuild the graph?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rebuild' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The graph is being rebuilt')).toBeVisible();
  },
});
