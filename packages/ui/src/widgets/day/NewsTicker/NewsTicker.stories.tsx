import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame } from '../../../specimen';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { isReady } from '../../shared/testing/rows';
import { NewsTicker } from '.';

const title = 'Live News';
const path = '/api/news/ticker';

const longTitles = (world: World): World => ({
  ...world,
  news: world.news.map((source) => ({
    ...source,
    name: 'The Intercontinental Review of Freight, Commodities and Everything Between',
    items: source.items.map((item) => ({
      ...item,
      title: `${item.title}: ${item.title.toLowerCase()}, again and again`,
    })),
  })),
});

const meta = preview.meta({
  component: NewsTicker,
  decorators: [
    (Story) => (
      <Frame width="24rem">
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the headline, then to the buttons. It waits meanwhile.' },
      { keys: ['Enter', 'Space'], does: 'Opens the headline in a new tab, or shows the one before or after.' },
    ],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** The newest first, with its source and its age. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'forced', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await isReady(title);
    await expect(canvas.getByText('Harbour Dispatch · Just now')).toBeVisible();
    await expect(canvas.getByText('Table & Counter · 1 hour ago')).toBeInTheDocument();
    await expect(canvas.getByText('Table & Counter · 3 days ago')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async ({ canvas }) => {
    await playLoading(title)();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading latest news...');
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news available')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path }, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('News service unavailable')).toBeVisible();
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

/** Long headlines of a source with a long name. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longTitles))),
  play: () => isReady(title),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longTitles))),
  play: () => isReady(title),
});

/** The next headline by the button; the others cannot be reached. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await isReady(title);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Santos clears its backlog/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /Hotels spend more on breakfast/ })).toBeVisible();
  },
});
