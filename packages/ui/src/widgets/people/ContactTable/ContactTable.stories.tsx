import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { ContactSearch } from '../../shared/firstPages';
import { playFailed } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ContactTable } from '.';

const contactsPath = '/api/contacts';
const KEPT = 'concordia_table_contacts_v1';

/** Without pictures: the table has its own. */
const meta = preview.meta({
  component: ContactTable,
  tags: ['no-pixels'],
  args: {
    search: { query: '', sort: 'name' } satisfies ContactSearch,
    viewId: null,
    onSearchChange: fn(),
    onViewChange: fn(),
    onViewDetails: fn(),
    onAdd: fn(),
  },
  render: function Searched(args) {
    const [search, setSearch] = useState<ContactSearch>(args.search);
    const [viewId, setViewId] = useState(args.viewId);
    return (
      <ContactTable
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
    );
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the views, the search, the filters, the columns, and the table.' },
      {
        keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        does: 'Goes from row to row and from cell to cell.',
      },
      { keys: ['Enter'], does: 'Opens a row, edits a cell, sorts by a heading; saves what is edited.' },
      { keys: ['Escape'], does: 'Cancels editing; clears the selection.' },
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

const manyContacts = (world: World): World => ({
  ...world,
  contacts: Array.from({ length: 40 }, (_, copy) =>
    world.contacts.map((contact) => ({
      ...contact,
      id: `${contact.id.slice(0, -4)}${(copy + 1).toString(16).padStart(4, '0')}`,
      name: `${contact.name} ${copy + 1}`,
    })),
  ).flat(),
  conversations: [],
  messages: [],
});

const table = () => screen.findByRole('grid', { name: 'Contacts' });

/** The rows that were read, not their skeletons. */
async function rows(): Promise<HTMLElement[]> {
  await waitFor(() => expect(document.querySelectorAll('[role=rowheader]').length).toBeGreaterThan(1), {
    timeout: 10_000,
  });
  return [...document.querySelectorAll<HTMLElement>('[role=row]:has([role=rowheader])')];
}

const nameIn = (row: HTMLElement | undefined) => row?.querySelector('[role=rowheader] bdi')?.textContent ?? '';

/** Sorted by a heading, opened by a row. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ args }) => {
    const [first] = await rows();
    const heading = within(await table()).getByRole('columnheader', { name: 'Name' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(first ?? document.body);
    await expect(args.onViewDetails).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactsPath })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All contacts' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No Contacts Yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Your First Contact' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactsPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactsPath, once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await rows();
  },
});

export const Refreshing = meta.story({
  decorators: [withReread],
  play: async ({ canvas, msw }) => {
    await rows();
    msw.use(pending({ path: contactsPath }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const region = canvas.getByRole('region', { name: 'All contacts' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await rows();
  },
});

/** Thousands: only the rows in view are drawn, and the next pages are read as the end comes near. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(manyContacts))),
  play: async () => {
    const [first, ...others] = await rows();
    await expect(others.length).toBeLessThan(60);
    await expect(Number((await table()).getAttribute('aria-rowcount'))).toBeGreaterThan(200);
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '101'));
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeGreaterThan(101);
    });
  },
});

/** On a phone: a name and what is known of it in a line, and a choice of the order. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await rows();
    await expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: /Sort/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Sorts, edits and selects without a pointer. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const [first] = await rows();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewDetails).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('1 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    const heading = within(await table()).getByRole('columnheader', { name: 'Company' });
    heading.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'company', order: 'asc' }));
  },
});

/** Enter saves, Escape leaves it as it was, and what is refused stays with the reason. */
export const Edits = meta.story({
  play: async () => {
    const [first] = await rows();
    const name = nameIn(first);
    const pencil = (column: string) =>
      within(first ?? document.body).getByRole('button', { name: `Edit ${column} of ${name}` });
    pencil('Company').focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: `Company of ${name}` });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Given up{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: `Company of ${name}` })).toBeNull());
    await expect(first).not.toHaveTextContent('Given up');

    pencil('Company').focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('textbox', { name: `Company of ${name}` });
    await userEvent.clear(again);
    await userEvent.type(again, 'Tidewater Foods{Enter}');
    await waitFor(() => expect(first).toHaveTextContent('Tidewater Foods'));
    await waitFor(() => expect(pencil('Company')).toHaveFocus());

    pencil('Email').focus();
    await userEvent.keyboard('{Enter}');
    const email = await screen.findByRole('textbox', { name: `Email of ${name}` });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody{Enter}');
    await expect(await screen.findByText(/^Enter an email address/)).toBeVisible();
    await expect(email).toHaveValue('nobody');
    await userEvent.keyboard('{Escape}');
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
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Phone' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Birthday' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move Title to the front' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () =>
      expect(await headings()).toEqual(['Name', 'Title', 'Company', 'Email', 'Last message', 'Birthday']),
    );
    await expect(localStorage.getItem(KEPT)).toContain('"birthday"');
  },
});

/** Tags and custom fields are columns: chosen, sorted by the server, edited in place, and kept with a view. */
export const OwnColumns = meta.story({
  args: { search: { query: 'Ada', sort: 'name' } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('row', { name: /Ada Lindqvist/ })).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tags' }));
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Sites' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
    const row = async () => within(await screen.findByRole('row', { name: /Ada Lindqvist/ }));
    const pencil = async (column: string) =>
      (await row()).findByRole('button', { name: `Edit ${column} of Ada Lindqvist` });
    const heading = async (name: string) => within(await table()).findByRole('columnheader', { name });
    await expect(await heading('Tags')).not.toHaveAttribute('aria-sort');

    // Rows are read again for the new columns, and may take the pencil with them.
    const sites = await waitFor(async () => {
      (await pencil('Sites')).focus();
      await userEvent.keyboard('{Enter}');
      return screen.getByRole('textbox', { name: 'Sites of Ada Lindqvist' });
    });
    await userEvent.type(sites, 'Malmö{Enter}');
    await waitFor(async () => expect((await row()).getByText('Malmö')).toBeVisible());

    (await pencil('Tags')).focus();
    await userEvent.keyboard('{Enter}');
    const tags = await screen.findByRole('combobox', { name: 'Tags of Ada Lindqvist' });
    await waitFor(() => expect(tags).toHaveFocus());
    await userEvent.type(tags, 'Given up{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Tags of Ada Lindqvist' })).toBeNull());
    (await pencil('Tags')).focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('combobox', { name: 'Tags of Ada Lindqvist' });
    await userEvent.type(again, 'espresso{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await row()).getByText(/espresso/)).toBeVisible());
    await expect(screen.queryByText(/Given up/)).toBeNull();

    await userEvent.click(await heading('Sites'));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'field:Sites', order: 'asc' }));
    await expect(localStorage.getItem(KEPT)).toContain('"field:Sites"');
  },
});

/** A table is saved as a view, changed, renamed and deleted. */
export const Views = meta.story({
  play: async ({ args }) => {
    await rows();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'More actions for views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as a view' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'With an a');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const view = await screen.findByRole('button', { name: 'With an a' });
    await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'true'));

    await userEvent.click(screen.getByRole('button', { name: 'All contacts' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(null, { query: '', sort: 'activity' }));
    await userEvent.click(await screen.findByRole('button', { name: 'With an a' }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.any(String),
        expect.objectContaining({ query: 'a', sort: 'name' }),
      ),
    );
    await userEvent.click(await screen.findByRole('columnheader', { name: 'Company' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes to “With an a”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save changes/ })).toBeNull());
  },
});
