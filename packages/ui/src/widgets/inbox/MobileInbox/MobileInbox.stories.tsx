import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { rows, rowsAreThere } from '../../shared/testing/rows';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { NO_FILTERS } from '../messages';
import { MobileInbox } from '.';

const meta = preview.meta({
  component: MobileInbox,
  args: { filters: NO_FILTERS, onFiltersChange: fn(), selectedId: null, onSelect: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w390', isRotated: false } },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** The counters, four channels, and the inbox. A press opens a message. */
export const Ready = meta.story({
  tags: ['dark', 'compact', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas, args }) => {
    await rowsAreThere();
    await expect(canvas.getByRole('button', { name: /^Gmail/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Telegram/ })).toBeNull();
    rows()[0]?.click();
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading('Inbox'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages')).toBeVisible();
  },
});

/** On the first day the empty place invites to bring messages in. */
export const Invitation = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  args: {
    empty: <EmptyState icon="inbox" title="No messages" actions={<Button tone="primary">Import a mailbox</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Import a mailbox' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations', once: true })),
  play: playRetry(rowsAreThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: playRefreshing('Inbox', { answer: pending({ path: '/api/conversations' }), shown: rowsAreThere }),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(1_000)))),
  play: async () => {
    await rowsAreThere();
    await expect(rows().length).toBeLessThan(30);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: () => rowsAreThere(),
});

/** Choosing a channel leaves its messages; choosing it again brings all back. */
export const Filtered = meta.story({
  render: (args) => {
    const [filters, setFilters] = useState(NO_FILTERS);
    return <MobileInbox {...args} filters={filters} onFiltersChange={setFilters} />;
  },
  play: async ({ canvas }) => {
    await rowsAreThere();
    const all = rows().length;
    const chip = canvas.getByRole('button', { name: /^LinkedIn/ });
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.getAllByText('LinkedIn').length).toBeGreaterThan(1));
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(rows().length).toBeLessThan(all));
  },
});

const actionsOf = (row: HTMLElement | undefined) =>
  screen.getByRole('button', { name: `Actions for ${row?.ariaLabel}` });

/** What a card's menu does on the board, a row's menu does here. */
export const RowMenu = meta.story({
  tags: ['dark'],
  play: async () => {
    await rowsAreThere();
    await userEvent.click(actionsOf(rows()[1]));
    await expect(await screen.findByRole('menuitem', { name: 'Completed' }, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Snooze/ })).toBeVisible();
  },
});

/** A message is done by a finger, and the next takes its place. */
export const DoneByMenu = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await rowsAreThere();
    const [, done, next] = rows().map((row) => row.ariaLabel);
    await userEvent.click(actionsOf(rows()[1]));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }, { timeout: 10_000 }));
    await waitFor(() => expect(rows()[1]?.ariaLabel).toBe(next));
    await expect(rows().map((row) => row.ariaLabel)).not.toContain(done);
  },
});

/** Choosing begins in the menu of a row; from then on a press chooses, until none is chosen. */
export const Choosing = meta.story({
  tags: ['dark', 'rtl'],
  play: async ({ args }) => {
    await rowsAreThere();
    await userEvent.click(actionsOf(rows()[0]));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Select/ }, { timeout: 10_000 }));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    rows()[2]?.click();
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** Arrows go from message to message, Enter opens. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await rowsAreThere();
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
});

export const LongWords = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: () => rowsAreThere(),
});
