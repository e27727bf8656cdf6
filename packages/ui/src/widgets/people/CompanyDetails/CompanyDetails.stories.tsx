import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CompanyDetails } from '.';

const path = '/api/companies/detail';

const meta = preview.meta({
  component: CompanyDetails,
  args: {
    name: 'northwind hotels',
    contactHref: (id: string) => `/contacts?contact=${id}`,
    conversationHref: (id: string) => `/?conversation=${id}`,
    onOpenDeal: fn(),
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from link to link, then to the table of deals.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous deal.' },
      { keys: ['Enter'], does: 'Follows the link, or opens the deal.' },
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

const ada = async () => (await screen.findAllByRole('link', { name: 'Ada Lindqvist' }))[0];
const deal = () => screen.findByRole('row', { name: /Beans for three more restaurants/ });

/** People, who of us knows them, conversations and deals, found by another spelling. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await ada();
    await expect(screen.getByRole('region', { name: 'Northwind Hotels' })).toBeVisible();
    await deal();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('northwind hotels'),
});

/** A name that no contact has, as from an old link. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('Nobody is known at this company')).toBeVisible();
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
  play: playRetry(ada),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Northwind Hotels', { answer: pending({ path }), shown: ada }),
});

const crowd = {
  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Sons International Holdings',
};

/** Everybody works at one company. */
export const Crowded = meta.story({
  args: crowd,
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await screen.findByRole('grid', { name: 'Deals' });
    const people = await screen.findByRole('button', { name: 'Show all 82' });
    const shown = () => people.parentElement?.parentElement?.querySelectorAll('li').length;
    await expect(shown()).toBe(8);
    await userEvent.click(people);
    await expect(shown()).toBe(82);
    await expect(people).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    await expect(shown()).toBe(8);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await ada();
    await deal();
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await ada();
    const row = await deal();
    const title = within(row).getByText('Beans for three more restaurants');
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenDeal).toHaveBeenCalledTimes(1));
  },
});
