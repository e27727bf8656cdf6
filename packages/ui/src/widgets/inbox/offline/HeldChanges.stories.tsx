import { network } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { OfflineNote } from '../../../components/AppShell';
import { Stage } from '../../shared/testing/Stage';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { HeldChanges, type HeldChangesProps } from './HeldChanges';
import type { HeldChange } from './keptChanges';
import { ReviewChanges, UndecidedChanges, WaitingChanges } from './OfflineNotice';

const at = '2026-11-20T08:00:00.000Z';
const item = (id: string, subject: string) => sampleMessage({ id, subject, createdAt: at });

const moved: HeldChange = {
  item: item('a', 'Delivery on Monday'),
  change: { status: 'waiting' },
  at,
  problem: { kind: 'conflict', theirs: { ...item('a', 'Delivery on Monday'), status: 'completed' } },
};

const answered: HeldChange = {
  item: item('b', 'Invoice 2026-118'),
  change: { status: 'completed' },
  at,
  problem: { kind: 'conflict', theirs: { ...item('b', 'Invoice 2026-118'), createdAt: '2026-11-20T14:02:00.000Z' } },
};

const gone: HeldChange = {
  item: item('c', 'Newsletter'),
  change: { isRead: true },
  at,
  problem: { kind: 'gone' },
};

const refused: HeldChange = {
  item: item('d', 'Samples of the Ethiopian harvest, and a question about the price of 200 bags'),
  change: { snooze: { until: '2026-11-19T08:00:00.000Z', unlessReply: true } },
  at,
  problem: { kind: 'refused', reason: 'A message can be snoozed until a time in the future, at most two years ahead.' },
};

const meta = preview.meta({
  component: HeldChanges,
  args: { changes: [moved], onResolve: fn(), onClose: fn() },
  render: (args) => <Deciding {...args} />,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Removes what is decided, as the app does. */
function Deciding({ changes, onResolve, onClose }: HeldChangesProps) {
  const [left, setLeft] = useState(changes);
  return (
    <HeldChanges
      changes={left}
      onResolve={(id, choice) => {
        onResolve(id, choice);
        setLeft(left.filter((one) => one.item.id !== id));
      }}
      onClose={onClose}
    />
  );
}

/** Both changes are told, and nothing is decided yet. */
export const Conflict = meta.story({
  tags: ['dark'],
  play: async ({ args }) => {
    await expect(await screen.findByText('Changed meanwhile: moved to Completed.')).toBeVisible();
    await expect(screen.getByText('Yours: moved to Waiting for Response.')).toBeVisible();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
});

/** A newer message, a conversation that is gone, and a refusal: each says what happened, and goes when it is decided. */
export const Many = meta.story({
  args: { changes: [moved, answered, gone, refused] },
  play: async ({ args }) => {
    const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(screen.getByText(/^A new message arrived at/)).toBeVisible();
    // The dialog has a hidden button of this name, which closes it.
    const dismiss = screen.getAllByRole('button', { name: 'Dismiss' }).find((one) => one.closest('li') !== null);
    dismiss?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith('c', 'theirs');
    await waitFor(() => expect(screen.queryByText('This conversation no longer exists.')).toBeNull());
  },
});

export const German = meta.story({
  tags: ['no-pixels'],
  globals: { locale: 'de-DE' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Meine anwenden' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['no-pixels'],
  args: { changes: [moved, answered, gone, refused] },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await screen.findByText('This conversation no longer exists.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Tab goes from one choice to the next, Enter chooses, Escape leaves everything undecided. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const mine = await screen.findByRole('button', { name: 'Apply mine' });
    for (let steps = 0; steps < 4 && document.activeElement !== mine; steps += 1) await userEvent.tab();
    await expect(mine).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith('a', 'mine');
    await expect(await screen.findByText('Everything is decided')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** The banner while there is no connection. */
export const Waiting = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <OfflineNote>
      You are offline. What you see may be old.
      <WaitingChanges count={3} />
    </OfflineNote>
  ),
  play: async () => {
    await expect(await screen.findByText(/3 changes will be sent when you are back online\.$/)).toBeVisible();
  },
});

/** The banner once there is one again: it leads to what must be decided. */
export const Undecided = meta.story({
  render: ({ changes, onResolve }) => (
    <OfflineNote action={<ReviewChanges changes={changes} onResolve={onResolve} />}>
      <UndecidedChanges count={changes.length} />
    </OfflineNote>
  ),
  play: async () => {
    const note = await screen.findByText('1 change from when you were offline needs your decision.');
    await expect(note).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
