import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending, slow, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ContactGrid, type ContactSearch } from '.';

const contactsPath = '/api/contacts';

const meta = preview.meta({
  component: ContactGrid,
  args: {
    search: { query: '', sort: 'activity' } satisfies ContactSearch,
    onSearchChange: fn(),
    onViewDetails: fn(),
    onAdd: fn(),
  },
  render: function Searched(args) {
    const [search, setSearch] = useState<ContactSearch>(args.search);
    return (
      <ContactGrid
        {...args}
        search={search}
        onSearchChange={(change) => setSearch((before) => ({ ...before, ...change }))}
      />
    );
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the search, the order, and one card.' },
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'], does: 'Goes from card to card.' },
      { keys: ['Enter'], does: 'Opens the details.' },
      { keys: ['Escape'], does: 'Clears the search.' },
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
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Everybody of the world, again and again, each time as somebody else. */
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

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-cell] button')];

/** The cards that were read, not their skeletons. */
const ready = () => waitFor(() => expect(buttons().length).toBeGreaterThan(1), { timeout: 10_000 });

/** People as cards, the latest contact first. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await ready();
    // The choice of an order, and what writes telephone numbers, are read once the cards are there.
    await screen.findByRole('button', { name: /Recent activity/ });
    await waitFor(() => expect(document.body).toHaveTextContent('+372 600 0177'));
    await userEvent.click(buttons()[0] ?? document.body);
    await expect(args.onViewDetails).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactsPath })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All contacts' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nobody yet, and what would change that. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  args: { invitation: <p>The import stands here.</p> },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No Contacts Yet')).toBeVisible();
    await expect(canvas.getByText('The import stands here.')).toBeVisible();
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
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: contactsPath, once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await ready();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ canvas, msw }) => {
    await ready();
    msw.use(pending({ path: contactsPath }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const region = canvas.getByRole('region', { name: 'All contacts' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await expect(buttons().length).toBeGreaterThan(4);
  },
});

/** Thousands: only the cards in view are drawn, and the next are read as the end comes near. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(manyContacts))),
  play: async () => {
    await ready();
    await expect(buttons().length).toBeLessThan(60);
    const [first] = buttons();
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.closest('[data-cell]')).toHaveAttribute('data-cell', '99'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.closest('[data-cell]')).toHaveAttribute('data-cell', '0'));
  },
});

/** One column, and names that do not fit. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await ready();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** One card is in the tab order; arrows go to its neighbors, in rows and columns. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await ready();
    const place = () => Number(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell);
    buttons()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(place()).toBe(1);
    await userEvent.keyboard('{ArrowDown}');
    const columns = place() - 1;
    await expect(columns).toBeGreaterThan(1);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(place()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewDetails).toHaveBeenCalledTimes(1);
    await expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
});

/** Names and companies as long as they come: cards of one row keep one height, and nothing leaves them. */
export const LongNames = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await ready();
  },
});

/** The skeletons come first, in the layout of what follows. */
export const Slow = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(slow(300, { path: contactsPath })),
  play: async () => {
    await ready();
  },
});

/** Somebody types: what was found is marked and counted, in the order that was chosen. */
export const Searched = meta.story({
  tags: ['dark'],
  args: { search: { query: 'esq', sort: 'name' } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 contacts found');
    await waitFor(() => expect(buttons()).toHaveLength(2));
    await expect(document.querySelectorAll('mark').length).toBeGreaterThan(1);
    const names = canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await expect(names).toEqual(['Beatriz Nogueira', 'Tomás Ferreira']);
  },
});

/** Nobody has these words; the search comes off with one press, and everybody is back. */
export const NobodyFound = meta.story({
  tags: ['no-pixels'],
  args: { search: { query: 'zzz', sort: 'activity' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No contact matches “zzz”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await ready();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** One of them is open beside the grid: its card says so. */
export const OneOpen = meta.story({
  tags: ['no-pixels'],
  args: { openId: storyWorld.contacts[1]?.id },
  play: async () => {
    await ready();
    await waitFor(() => expect(document.querySelectorAll('[data-open]')).toHaveLength(1));
  },
});
