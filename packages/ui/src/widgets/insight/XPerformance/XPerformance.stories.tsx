import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { XPerformance } from '.';

const path = '/api/analytics/twitter';
const NAME = 'Twitter Performance';

const meta = preview.meta({
  component: XPerformance,
  args: { setupHref: '/setup?channel=twitter' },
  parameters: {
    keyboard: [{ keys: ['Tab'], does: 'Goes from the chart, its table and its files to the posts.' }],
  },
  decorators: [
    (Story) => (
      <Stage place="tools">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const insights = () => screen.findByRole('heading', { name: 'Twitter Insights' }, { timeout: 30_000 });

const picture = () => document.querySelector<HTMLImageElement>('img[src^="/charts/"]');

/** The picture has come when it knows its size. */
const isDrawn = () => waitFor(() => expect(picture()?.naturalWidth).toBe(1440), { timeout: 30_000 });

/** The server's drawing, and what its figures tell. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'replayed', 'phone', 'enlarged'],
  play: async () => {
    await insights();
    await isDrawn();
    await expect(screen.getByText(/was the best day/)).toBeVisible();
    // Views and reactions are shown once.
    await expect(screen.getAllByRole('figure')).toHaveLength(1);
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** The picture's values as a table, a row for each day. */
export const Values = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await insights();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(await screen.findByRole('table', { name: 'Seen and answered, day by day' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getAllByRole('rowheader').length).toBeGreaterThan(20);
    await expect(screen.queryByRole('img', { name: /^In the last 30 days/ })).toBeNull();
  },
});

/** X has told nothing: what is waited for, and where it is connected. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await screen.findByText('Analytics service connecting...');
    await expect(screen.getByText(/^Charts will load once analytics service is ready/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Connect X' })).toHaveAttribute('href', '/setup?channel=twitter');
  },
});

/** The figures are there and the picture is not: it is asked for again. */
export const Failed = meta.story({
  play: async () => {
    await insights();
    await isDrawn();
    // The browser has kept the picture of another story, and would not ask for it again.
    await fireEvent.error(picture() ?? document.body);
    await screen.findByText('Analytics service connecting...');
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await insights();
    await isDrawn();
    await fireEvent.error(picture() ?? document.body);
    await playRetry(insights)();
    await isDrawn();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: insights }),
});

/** Nothing answers at all. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: async () => {
    await screen.findByText('Analytics service connecting...');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await insights();
    await isDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** A post is opened on X by its link. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await insights();
    const [link] = screen.getAllByRole('link', { name: /^Open on X/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
    link?.focus();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
});
