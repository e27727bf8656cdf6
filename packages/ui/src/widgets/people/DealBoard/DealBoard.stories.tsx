import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { DealDialog } from '../deals/dialog';
import { DealBoard } from '.';

const boardPath = '/api/deals/board';

const hrefs = {
  contactHref: (id: string) => `/contacts?contact=${id}`,
  companyHref: (name: string) => `/companies?name=${name}`,
};

const meta = preview.meta({
  component: DealBoard,
  args: { onViewChange: fn(), onOpen: fn(), onAdd: fn(), ...hrefs },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from column to column.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous deal in the column.' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes to the adjacent column.' },
      { keys: ['Shift+ArrowRight', 'Shift+ArrowLeft'], does: 'Moves the deal to the adjacent stage.' },
      { keys: ['Enter'], does: 'Opens the deal.' },
    ],
  },
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const column = (name: string) => screen.findByRole('region', { name });
const cardsIn = async (name: string) => within(await column(name)).findAllByRole('button', { name: /, / });
const firstIn = async (name: string) => (await cardsIn(name))[0] ?? document.body;

/** Deals by stage with their sums. What should have closed says so. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await cardsIn('Negotiation');
    await expect(screen.getAllByText(/^Overdue: /)[0]).toBeVisible();
    await expect(within(await column('Negotiation')).getByText('$106,450')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: boardPath })),
  play: playLoading('Deals'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ args }) => {
    await expect(await screen.findByText('No deals yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'New deal' })[0] ?? document.body);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: boardPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: boardPath, once: true })),
  play: playRetry(() => cardsIn('New')),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Deals', { answer: pending({ path: boardPath }), shown: () => cardsIn('New') }),
});

const wordy = (world: World): World => ({
  ...longNames(world),
  pipeline: world.pipeline.map((deal) => ({ ...deal, title: deal.title.repeat(5), value: deal.value * 1_000_000 })),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await cardsIn('Proposal');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await cardsIn('New');
  },
});

/** A deal is moved by keys, and the toast takes it back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const card = await firstIn('Negotiation');
    const name = card.getAttribute('aria-label') ?? '';
    card.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await within(await column('Won')).findByRole('button', { name })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await within(await column('Negotiation')).findByRole('button', { name })).toBeVisible();
  },
});

/** A move that the server refuses is said, and taken back. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const card = await firstIn('New');
    const name = card.getAttribute('aria-label') ?? '';
    msw.use(failing({ path: '/api/deals/:dealId', method: 'patch', once: true }));
    card.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await screen.findByText('That could not be kept')).toBeVisible();
    await expect(await within(await column('New')).findByRole('button', { name })).toBeVisible();
  },
});

/** The same deals as a table, to sort. */
export const AsTable = meta.story({
  args: { view: 'table' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('columnheader', { name: /^Value/ }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort'));
    await userEvent.click(screen.getByRole('radio', { name: 'Lost' }));
    await waitFor(async () => expect((await screen.findAllByRole('row')).at(-1)).toHaveTextContent('Lost'));
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('board');
  },
});

const dialog = { dealId: null, isOpen: true, onClose: fn() };

/** A deal is entered: what is missing is said, and the contact is found by typing. */
export const Entering = meta.story({
  tags: ['no-pixels'],
  render: () => <DealDialog {...dialog} />,
  play: async () => {
    dialog.onClose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'New deal' }));
    await expect((await screen.findAllByText('Enter what the deal is about'))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Deal/ }), 'Twelve kilos a month');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Contact/ }), 'Priya');
    await userEvent.click(await screen.findByRole('option', { name: /^Priya Raman/ }));
    await userEvent.click(screen.getByRole('button', { name: 'New deal' }));
    await waitFor(() => expect(dialog.onClose).toHaveBeenCalledTimes(1));
    await expect(await screen.findByText('Deal created')).toBeVisible();
  },
});

/** The import opens over the board, and the stages. */
export const MoreActions = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await cardsIn('New');
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import deals…' }));
    await expect(await screen.findByRole('dialog', { name: 'Import deals' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit stages…' }));
    await expect(await screen.findByRole('dialog', { name: 'Stages' })).toBeVisible();
  },
});
