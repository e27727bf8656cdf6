import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { DeskLayer } from '../desk';
import { NO_FILTERS } from '../messages/filters';
import { ConversationTable, NO_TABLE_SEARCH } from '.';

const conversationsPath = '/api/conversations';
const KEPT = 'concordia_table_conversations_v1';

const handlers = {
  open: () => undefined,
  close: () => undefined,
  reply: () => undefined,
  toggleFull: () => undefined,
  compose: () => undefined,
  search: () => undefined,
  clearFilters: () => undefined,
  isFiltered: () => false,
};

/** Without pictures: the table has its own. */
const meta = preview.meta({
  component: ConversationTable,
  tags: ['no-pixels'],
  args: {
    search: NO_TABLE_SEARCH,
    viewId: null,
    onSearchChange: fn(),
    onViewChange: fn(),
    onSelect: fn(),
  },
  render: function Searched(args) {
    const [search, setSearch] = useState(args.search);
    const [viewId, setViewId] = useState(args.viewId);
    return (
      <>
        <DeskLayer openId={null} handlers={handlers} />
        <ConversationTable
          {...args}
          search={search}
          viewId={viewId}
          onSearchChange={(next) => {
            args.onSearchChange(next);
            setSearch((before) => ({ ...before, ...next }));
          }}
          onViewChange={(id, next) => {
            args.onViewChange(id, next);
            setViewId(id);
            setSearch(next);
          }}
        />
      </>
    );
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the views, the columns of the board, the columns, and the table.' },
      {
        keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        does: 'Goes from row to row and from cell to cell.',
      },
      { keys: ['Enter'], does: 'Opens a row, edits a cell, sorts by a heading.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
      { keys: ['Space'], does: 'Selects a row.' },
    ],
  },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    localStorage.removeItem(KEPT);
    msw.use(...(await network()));
  },
});

const table = () => screen.findByRole('grid', { name: 'Conversations' });

/** The rows that were read, not their skeletons. */
async function rows(): Promise<HTMLElement[]> {
  await waitFor(() => expect(document.querySelectorAll('[role=rowheader]').length).toBeGreaterThan(1), {
    timeout: 10_000,
  });
  return [...document.querySelectorAll<HTMLElement>('[role=row]:has([role=rowheader])')];
}

const nameIn = (row: HTMLElement | undefined) => row?.querySelector('[role=rowheader] bdi')?.textContent ?? '';

/** What is open, the most recently active first, opened by a row. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ args }) => {
    const [first] = await rows();
    const heading = within(await table()).getByRole('columnheader', { name: 'Last activity' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(first ?? document.body);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: conversationsPath })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Conversations' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open conversations')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show completed ones too' }));
    await expect(await canvas.findByText('No messages')).toBeVisible();
  },
});

/** Filters that nothing passes can be cleared. The order stays. */
export const NoMatch = meta.story({
  args: {
    search: { ...NO_TABLE_SEARCH, filters: { ...NO_FILTERS, q: 'from:nobody-at-all' }, sort: 'due', order: 'asc' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ filters: NO_TABLE_SEARCH.filters, scope: 'open' });
    await rows();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: conversationsPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: conversationsPath, once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await rows();
  },
});

export const Refreshing = meta.story({
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await rows();
    msw.use(pending({ path: conversationsPath }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const region = canvas.getByRole('region', { name: 'Conversations' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await rows();
  },
});

/** Only the rows in view are drawn, and the next pages are read as the end comes near. */
export const Crowded = meta.story({
  args: { search: { ...NO_TABLE_SEARCH, scope: 'all' } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(400)))),
  play: async () => {
    const [first, ...others] = await rows();
    await expect(others.length).toBeLessThan(60);
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '101'));
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeGreaterThan(101);
    });
  },
});

/** On a phone: a contact and what is known of the conversation in a line, and a choice of the order. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await rows();
    await expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: /Sort by/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Opens, selects and sorts without a pointer. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const [first] = await rows();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('region', { name: 'Selected messages' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull());
    const heading = within(await table()).getByRole('columnheader', { name: 'Priority' });
    heading.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'priority', order: 'desc' }));
  },
});

/** A cell is edited by a menu. What no longer belongs to the table leaves it, with undo. */
export const Edits = meta.story({
  play: async () => {
    const [first] = await rows();
    const name = nameIn(first);
    const pencil = (column: string) =>
      within(first ?? document.body).getByRole('button', { name: `Edit ${column} of ${name}` });
    pencil('Assigned to').focus();
    await userEvent.keyboard('{Enter}');
    const [member] = await screen.findAllByRole('menuitemradio');
    const chosen = member?.textContent ?? '';
    await userEvent.click(member ?? document.body);
    await waitFor(() => expect(first).toHaveTextContent(chosen));

    pencil('Column').focus();
    await userEvent.keyboard('{Enter}');
    const id = first?.getAttribute('data-row-id');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Completed' }));
    await waitFor(() => expect(document.querySelector(`[data-row-id="${id}"]`)).toBeNull());
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo.at(-1) ?? document.body);
    await waitFor(() => expect(document.querySelector(`[data-row-id="${id}"]`)).toBeVisible());
  },
});

/** The actions of the board apply to the rows selected, and the download is of them. */
export const Selects = meta.story({
  play: async () => {
    const [first, second] = await rows();
    for (const row of [first, second]) {
      await userEvent.click(within(row ?? document.body).getByRole('checkbox'));
    }
    await expect(await screen.findByRole('button', { name: 'Export 2 selected' })).toBeVisible();
    const bar = await screen.findByRole('region', { name: 'Selected messages' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  },
});

/** Columns are shown, hidden and moved by buttons; this browser keeps them. */
export const Columns = meta.story({
  play: async () => {
    await rows();
    const headings = async () =>
      within(await table())
        .getAllByRole('columnheader')
        .map((heading) => heading.getAttribute('aria-label'))
        .filter((label) => label !== '' && label !== null);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Channels' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sentiment' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move Column to the front' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () =>
      expect(await headings()).toEqual([
        'Contact',
        'Column',
        'Subject',
        'Priority',
        'Assigned to',
        'Last activity',
        'Sentiment',
      ]),
    );
    await expect(localStorage.getItem(KEPT)).toContain('"sentiment"');
  },
});

/** A table is saved as a view, changed and opened again. */
export const Views = meta.story({
  play: async ({ args }) => {
    await rows();
    await userEvent.click(await screen.findByRole('columnheader', { name: 'Priority' }));
    await userEvent.click(screen.getByRole('button', { name: 'More actions for views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as a view' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Pressing first');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const view = await screen.findByRole('button', { name: 'Pressing first' });
    await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'true'));

    await userEvent.click(screen.getByRole('button', { name: 'All conversations' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(null, NO_TABLE_SEARCH));
    await userEvent.click(await screen.findByRole('button', { name: 'Pressing first' }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.any(String),
        expect.objectContaining({ sort: 'priority', order: 'desc' }),
      ),
    );
    await userEvent.click(await screen.findByRole('columnheader', { name: 'Assigned to' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes to “Pressing first”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save changes/ })).toBeNull());
  },
});
