import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CompanyList } from '.';

const path = '/api/companies';

const meta = preview.meta({
  component: CompanyList,
  args: { companyHref: (name: string) => `/companies?name=${encodeURIComponent(name)}` },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from the search to the table.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous company.' },
      { keys: ['Enter'], does: 'On a heading, sorts by it.' },
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

const shown = () => screen.findByRole('link', { name: 'Northwind Hotels' });

/** The most recent contact first. The search narrows the list. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(await shown()).toHaveAttribute('href', '/companies?name=Northwind%20Hotels');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('Companies'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('No companies yet')).toBeVisible();
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
  play: playRetry(shown),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Companies', { answer: pending({ path }), shown }),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await screen.findByRole('link', { name: /Holdings$/ });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await shown();
  },
});

/** Typing finds a company, also without its accents. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'sohne');
    await expect(await screen.findByRole('link', { name: 'Weber & Söhne Gastronomie' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Northwind Hotels' })).toBeNull());
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search companies' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zzz');
    await expect(await screen.findByText('No company matches')).toBeVisible();
  },
});
