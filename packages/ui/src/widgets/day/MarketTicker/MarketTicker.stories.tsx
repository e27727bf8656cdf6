import { getGetMarketOverviewMockHandler } from '@concordia/api-client/msw';
import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame } from '../../../specimen';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { isReady } from '../../shared/testing/rows';
import { MarketTicker } from '.';

const title = 'Live Markets';
const path = '/api/market/overview';

/** A day on which everything moved by a great deal. */
const crash = (world: World): World => ({
  ...world,
  quotes: world.quotes.map((quote) => ({ ...quote, value: quote.before * 0.713 })),
});

/** A day on which nothing moved. */
const still = (world: World): World => ({
  ...world,
  quotes: world.quotes.map((quote) => ({ ...quote, value: quote.before })),
});

const meta = preview.meta({
  component: MarketTicker,
  decorators: [
    (Story) => (
      <Frame width="24rem">
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the line, which can then be scrolled, and to its button.' },
      { keys: ['Enter', 'Space'], does: 'On the button: stops the line, or lets it go on.' },
    ],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Percent for indices and currencies, basis points for yields; an arrow each, said in words. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'forced', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await isReady(title);
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items.slice(0, 5)).toEqual([
      'S&P 5006,158.900.63%up 0.63%',
      'DAX21,380.100.15%down 0.15%',
      'FTSE 1008,671.800.19%up 0.19%',
      'Nikkei 22539,512.900.82%down 0.82%',
      'US 2Y3.893.00 bpdown 3.00 bp',
    ]);
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async (context) => {
    await playLoading(title)();
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading live market data...');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(getGetMarketOverviewMockHandler([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No market data available')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path }, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Market data unavailable')).toBeVisible();
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true }, 503)),
  play: playRetry(() => isReady(title)),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(title, { answer: pending({ path }), shown: () => isReady(title) }),
});

/** Large moves, all one way. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crash))),
  play: async ({ canvas }) => {
    await isReady(title);
    // Keys scroll the row once its width is known, a frame later.
    await waitFor(() => expect(canvas.getByRole('group', { name: title })).toHaveAttribute('tabindex', '0'));
  },
});

/** 320 px; nothing moved today. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(still))),
  play: async ({ canvas }) => {
    await isReady(title);
    await expect(canvas.getAllByText('unchanged')).toHaveLength(10);
  },
});

/** With less motion asked for, the line is a row that one scrolls by keyboard. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await isReady(title);
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: title })).toHaveFocus();
  },
});
