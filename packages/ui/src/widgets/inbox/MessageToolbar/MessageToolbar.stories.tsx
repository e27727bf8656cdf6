import { addChannelAccount } from '@concordia/api-client';
import { getListAccountsMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { SAMPLE_ACCOUNTS } from '../../shared/testing/sampleAccounts';
import { NO_FILTERS } from '../messages';
import { MessageToolbar, MobileToolbar } from '.';

const meta = preview.meta({
  component: MessageToolbar,
  args: {
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    viewId: null,
    onViewChange: fn(),
    onCompose: fn(),
    onOutreach: fn(),
    onLeaveSearch: fn(),
    searchDelayMs: 0,
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes through the buttons, the search and the filters.' },
      { keys: ['Enter'], does: 'In the search: goes on to the first message found.' },
      { keys: ['Escape'], does: 'In the search: empties it; in an empty one, goes back to the messages.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="tools">
        <Story />
      </Stage>
    ),
  ],
  render: (args) => {
    const [filters, setFilters] = useState(args.filters);
    return (
      <MessageToolbar
        {...args}
        filters={filters}
        onFiltersChange={(next) => {
          setFilters(next);
          args.onFiltersChange(next);
        }}
      />
    );
  },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const several = {
  ...NO_FILTERS,
  q: 'renewal of the contract',
  priority: 'high',
  channel: 'linkedin',
  isUrgent: true,
  isUnread: true,
} as const;

const viewsAreThere = () => screen.findByRole('button', { name: 'Views' }, { timeout: 10_000 });

/** Two ways to begin a message, the search, and what narrows the lists. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Multi-Channel' }));
    await expect(args.onCompose).toHaveBeenCalledTimes(1);
    await expect(args.onOutreach).toHaveBeenCalledTimes(1);
    await expect(canvas.getByPlaceholderText('Search messages...')).toBeVisible();
  },
});

/** Each filter that is on is a chip; it is taken off alone, or all of them at once. */
export const Filtered = meta.story({
  args: { filters: several },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Urgent' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...several, isUrgent: false });
    await expect(canvas.queryByText('Urgent')).toBeNull();
  },
});

/** One press takes all filters off. */
export const Cleared = meta.story({
  args: { filters: several },
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(NO_FILTERS);
    await expect(canvas.getByPlaceholderText('Search messages...')).toHaveValue('');
  },
});

/** The search goes on while somebody types; what is typed stays text. */
export const Searching = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search messages...'), '<b>price');
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, q: '<b>price' }));
    await expect(await canvas.findByText('“<b>price”')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeaveSearch).toHaveBeenCalledTimes(1);
  },
});

/** The tier, as the specification has it: all, high, medium, low. */
export const Tier = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Priority/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(options).toEqual(['All', 'High', 'Medium', 'Low']);
    await userEvent.click(screen.getByRole('option', { name: 'High' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, priority: 'high' });
  },
});

/** What is unread, urgent or put off; whose it is; in which project. */
export const FilterMenu = meta.story({
  tags: ['dark'],
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Unread/ }));
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, isUnread: true }));
    // Whose it is and which project are sections of their own, each with a way back to all.
    await expect(await screen.findByRole('menuitemradio', { name: 'Theo Marsh' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Partnerships' }));
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledTimes(2));
  },
});

/** Where a channel has several accounts, one of them narrows the lists; the chosen channel's alone are offered. */
export const OneAccount = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(getListAccountsMockHandler([...SAMPLE_ACCOUNTS]), ...(await network())),
  args: { filters: { ...NO_FILTERS, channel: 'sms' } },
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Any account' })).toBeVisible();
    await expect(screen.queryByRole('menuitemradio', { name: /^Orders/ })).toBeNull();
    await expect(screen.getByRole('menuitemradio', { name: '+46701112244, SMS (Twilio)' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Sales, SMS (Twilio)' }));
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...NO_FILTERS,
        channel: 'sms',
        accountId: SAMPLE_ACCOUNTS[1].id,
      }),
    );
    await expect(await canvas.findByText('Account: Sales')).toBeVisible();
  },
});

/** An account that was removed since: the filter says so, and can be taken off. */
export const AccountGone = meta.story({
  tags: ['no-pixels'],
  args: { filters: { ...NO_FILTERS, accountId: '0199f3a2-7c1e-7d40-9b6a-000000000009' } },
  beforeEach: async ({ msw }) => msw.use(getListAccountsMockHandler([...SAMPLE_ACCOUNTS]), ...(await network())),
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove the filter Account: an account that is gone' }),
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(NO_FILTERS);
  },
});

/** The toolbar works before anything was read. */
export const Loading = meta.story({
  args: { filters: { ...NO_FILTERS, projectId: '0198f5a0-0000-7000-8000-000000000001' } },
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compose' })).toBeEnabled();
    await expect(canvas.getByText('Project: …')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await userEvent.click(await viewsAreThere());
    await expect(await screen.findByRole('menuitemradio', { name: 'All messages' })).toBeVisible();
    const manage = screen.getByRole('menuitem', { name: 'Rename or remove views…' });
    await waitFor(() => expect(manage).toHaveAttribute('aria-disabled', 'true'));
  },
});

/** Nothing can be read: searching and the tiers still work, and a project that nobody knows is said to be gone. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    await userEvent.type(canvas.getByPlaceholderText('Search messages...'), 'x');
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, q: 'x' }));
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  args: { filters: several },
  decorators: [withReread],
  play: async ({ canvas, msw }) => {
    await viewsAreThere();
    msw.use(pending());
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    await expect(canvas.getByText('“renewal of the contract”')).toBeVisible();
  },
});

/** Operators and their values are completed while one types; Enter takes what an arrow key reached, and otherwise searches. */
export const Completing = meta.story({
  tags: ['dark'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(box, 'offer sen');
    await expect(await canvas.findByRole('option', { name: 'sentiment:, selector' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}neg{ArrowDown}{Enter}-in:"');
    await expect(box).toHaveValue('offer sentiment:negative -in:"');
    const [{ name: project } = { name: '' }] = storyWorld.projects;
    await expect(await canvas.findByRole('option', { name: `"${project}", known value` })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    await expect(args.onLeaveSearch).not.toHaveBeenCalled();
  },
});

/** Escape closes the completions, and only then empties the box. Enter without a highlighted one searches. */
export const CompletionsClosed = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(box, 'is:');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('is:');
    await userEvent.keyboard('u');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onLeaveSearch).toHaveBeenCalledTimes(1);
  },
});

/** What is not understood is marked where it stands; the rest still works. */
export const Marked = meta.story({
  args: { filters: { ...NO_FILTERS, q: 'offer in:nowhere account:nobody is:late before:2026-02-30' } },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“is:late” is not understood/)).toBeVisible();
    await expect(await canvas.findByText(/“in:nowhere” matches no project/)).toBeVisible();
    await expect(await canvas.findByText(/“account:nobody” matches no account/)).toBeVisible();
  },
});

/** An account with a name is known by its number too. */
export const AccountByNumber = meta.story({
  args: { filters: { ...NO_FILTERS, q: 'account:+46701234567 account:nobody' } },
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => {
    msw.use(...(await network()));
    const settings = { accountSid: 'AC0123456789abcdef0123456789abcdef', fromNumber: '+46701234567' };
    await addChannelAccount('sms', { name: 'Support', provider: 'twilio', settings });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“account:nobody” matches no account/)).toBeVisible();
    await expect(canvas.queryByText(/“account:\+46701234567” matches/)).toBeNull();
  },
});

/** An operator that does not exist is said to be none, beside what was found for its words. */
export const UnknownOperator = meta.story({
  args: { filters: { ...NO_FILTERS, q: 'label:vip offer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^“label:” is not an operator/)).toBeVisible();
  },
});

/** A search as long as it may be. */
export const Crowded = meta.story({
  args: { filters: { ...several, q: 'unbroken'.repeat(20), isSnoozed: true } },
  play: async () => {
    await viewsAreThere();
  },
});

/** A phone: the search and the filters are on a sheet, what is on stays in sight. */
export const Narrow = meta.story({
  args: { filters: several },
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args) => {
    const [isSearching, setSearching] = useState(false);
    return <MobileToolbar {...args} isSearching={isSearching} onSearchingChange={setSearching} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search and filters, 5 are on' })).toBeVisible();
  },
});

/** The sheet of a phone. */
export const Sheet = meta.story({
  args: { filters: several },
  tags: ['dark'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: (args) => {
    const [isSearching, setSearching] = useState(false);
    return <MobileToolbar {...args} isSearching={isSearching} onSearchingChange={setSearching} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search and filters, 5 are on' }));
    await expect(await screen.findByRole('dialog', { name: 'Search and filters' })).toBeVisible();
    await screen.findByRole('button', { name: 'Views' }, { timeout: 10_000 });
  },
});

/** Escape empties the search, and then goes back to the messages. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  args: { filters: { ...NO_FILTERS, q: 'price' } },
  play: async ({ canvas, args }) => {
    await viewsAreThere();
    canvas.getByPlaceholderText('Search messages...').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith(NO_FILTERS));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeaveSearch).toHaveBeenCalledTimes(1);
  },
});
