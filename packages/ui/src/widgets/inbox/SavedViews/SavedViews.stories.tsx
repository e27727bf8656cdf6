import { listViews } from '@concordia/api-client';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { NO_FILTERS } from '../messages';
import { SavedViews } from '.';

const meta = preview.meta({
  component: SavedViews,
  args: { filters: NO_FILTERS, viewId: null, onViewChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens the views; chooses one.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes from view to view.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const open = async () => userEvent.click(await screen.findByRole('button', { name: /./ }));
const filtered = { ...NO_FILTERS, isUnread: true, channel: 'whatsapp' } as const;

/** Everything, and the views that were saved. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'replayed', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'All messages' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(null, NO_FILTERS);
    await open();
  },
});

/** The filters that are on are kept under a name. */
export const Saving = meta.story({
  args: { filters: filtered },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save these filters as a view…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Evening round');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    await expect(await screen.findByText('Saved the view “Evening round”')).toBeVisible();
  },
});

/** A view without a name is not saved, and the form says why. */
export const Nameless = meta.story({
  tags: ['no-pixels'],
  args: { filters: filtered },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save these filters as a view…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect((await screen.findAllByText(/Give the view a name/)).length).toBeGreaterThan(0);
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Views' })).toBeEnabled();
  },
});

/** No view yet: everything is still there, and there is nothing to rename. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'All messages' })).toBeVisible());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/views' })),
  play: async () => {
    await open();
    await expect(await screen.findByText('The views could not be read.')).toBeVisible();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    await screen.findByRole('button', { name: 'Views' });
    msw.use(pending());
    await userEvent.click(screen.getByRole('button', { name: 'Something changed elsewhere' }));
    await expect(screen.getByRole('button', { name: 'Views' })).toBeEnabled();
  },
});

/** The views, to be renamed and removed. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename or remove views…' }));
    await expect(await screen.findByRole('dialog', { name: 'Views' })).toBeVisible();
  },
});

let views = Promise.withResolvers<void>();

/** Chosen while the views are still being read, the dialog opens with them. */
export const ChosenEarly = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => {
    views = Promise.withResolvers<void>();
    msw.use(http.get('/api/views', () => views.promise));
  },
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename or remove views…' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull();
    views.resolve();
    const dialog = await screen.findByRole('dialog', { name: 'Views' });
    await expect((await within(dialog).findAllByRole('textbox')).length).toBeGreaterThan(0);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: open,
});

/** Opened and chosen by keys. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Views' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'All messages' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledWith(null, NO_FILTERS));
  },
});

const openColumns = async () => {
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Columns of the board…' }));
  return within(await screen.findByRole('dialog', { name: 'Columns of the board' }));
};

/** The columns of the board: a view is added and removed, the four stay. */
export const Columns = meta.story({
  tags: ['dark', 'replayed'],
  play: async () => {
    const dialog = await openColumns();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
    await expect(dialog.queryByRole('button', { name: /^Remove the column/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add a column' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'High priority' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.click(dialog.getByRole('button', { name: 'Move “High priority” up' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem').at(-2)).toHaveTextContent('High priority'));
    await expect(dialog.getByRole('button', { name: 'Remove the column “High priority”' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Move “High priority” up' })).toHaveFocus();
  },
});

/** A search becomes a column, named in the same dialog. What is not understood is marked. */
export const NewColumn = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const dialog = await openColumns();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a column' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New column…' }));
    await userEvent.keyboard('Waiting on us');
    const form = within(await screen.findByRole('dialog', { name: 'New column' }));
    await userEvent.type(form.getByRole('textbox', { name: /^What it shows/ }), 'frm:anna');
    await expect(await form.findByText(/“frm:” is not an operator/)).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: /^What it shows/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^What it shows/ }), 'is:unread');
    await userEvent.click(form.getByRole('button', { name: 'Add the column' }));
    await expect(await dialog.findByText('Waiting on us')).toBeVisible();
  },
});

/** A refused change is taken back, and the message says why. */
export const ColumnsRefused = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/board', method: 'put' })),
  play: async () => {
    const dialog = await openColumns();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a column' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'High priority' }));
    await expect(await screen.findByText('The columns were not changed')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
  },
});

/** If the column cannot be added, its view is not left behind. */
export const NewColumnRefused = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/board', method: 'put' })),
  play: async () => {
    const before = await listViews();
    const dialog = await openColumns();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a column' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New column…' }));
    await userEvent.keyboard('Waiting on us');
    const form = within(await screen.findByRole('dialog', { name: 'New column' }));
    await userEvent.type(form.getByRole('textbox', { name: /^What it shows/ }), 'is:unread');
    await userEvent.click(form.getByRole('button', { name: 'Add the column' }));
    await expect((await form.findAllByText(/The server could not do this/)).length).toBeGreaterThan(0);
    await expect(await listViews()).toEqual(before);
  },
});
