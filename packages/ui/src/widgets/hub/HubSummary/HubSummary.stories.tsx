import type { ConnectionSummary } from '@concordia/api-client';
import { getGetConnectionSummaryMockHandler } from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { HubSummary } from '.';

const path = '/api/connection/summary';
const NAME = 'Summary';

const figures = (about: Partial<ConnectionSummary> = {}) =>
  getGetConnectionSummaryMockHandler({
    connected_modules: 3,
    active_subscriptions: 5,
    events_published: 1_280,
    failed_events: 2,
    ...about,
  });

const meta = preview.meta({
  component: HubSummary,
  args: { failuresHref: '/connection?tab=events&status=failed' },
  parameters: {
    keyboard: [{ keys: ['Tab', 'Enter'], does: 'Leads to the events that failed, where there are some.' }],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(figures(), ...(await network())),
});

/** The labels are there from the start, in the skeleton. */
const isThere = async () => {
  await screen.findByText('Events Published');
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
};

/** Four figures; from the last one leads a way to what failed. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await isThere();
    await expect(screen.getByText('1,280')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing happened yet: no figure is red, and nothing leads anywhere. */
export const Empty = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(figures({ connected_modules: 0, active_subscriptions: 0, events_published: 0, failed_events: 0 })),
  play: async () => {
    await isThere();
    await expect(screen.queryByRole('link')).toBeNull();
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

/** Of a busy year. */
export const Crowded = meta.story({
  tags: ['zoom', 'no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(figures({ connected_modules: 118, active_subscriptions: 1_204, events_published: 48_201_554 })),
  play: async () => {
    await isThere();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await isThere();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** What failed is one key away. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await isThere();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Show them' })).toHaveFocus();
  },
});
