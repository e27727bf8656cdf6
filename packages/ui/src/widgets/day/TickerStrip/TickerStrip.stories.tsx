import { getGetMarketOverviewMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { playLoading } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { isReady } from '../../shared/testing/rows';
import { TickerStrip } from '.';

const allReady = async () => {
  await Promise.all(['Birthdays', 'Live Markets', 'Live News'].map(isReady));
};

const meta = preview.meta({
  component: TickerStrip,
  args: { contactHref: (id: string) => `/contacts?contact=${id}`, onHide: fn() },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  parameters: {
    layout: 'padded',
    keyboard: [{ keys: ['Tab'], does: 'Goes through birthdays, markets and news in this order.' }],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

export const Ready = meta.story({ tags: ['dark', 'narrow', 'phone', 'enlarged'], play: allReady });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(pending()), play: playLoading('Live News') });

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(getGetMarketOverviewMockHandler([]), ...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news available')).toBeVisible();
  },
});

/** One of the three is down; the others do not mind. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/market/overview' }, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Market data unavailable')).toBeVisible();
    await isReady('Live News');
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ canvas, msw }) => {
    await allReady();
    msw.use(pending({ path: '/api/news/ticker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    await expect(canvas.getByText('Harbour Dispatch · Just now')).toBeVisible();
  },
});

/** Beside an open message there is less room: the boxes go below each other before they are too narrow to read. */
export const Crowded = meta.story({
  globals: { viewport: { value: 'w768', isRotated: false } },
  play: allReady,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: allReady,
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await allReady();
    await userEvent.tab();
    await expect(document.activeElement?.closest('section')).toHaveAccessibleName('Birthdays');
  },
});
