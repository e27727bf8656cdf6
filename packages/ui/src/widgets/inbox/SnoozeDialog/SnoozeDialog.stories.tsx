import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/Button';
import { Stage } from '../../shared/testing/Stage';
import { SnoozeDialog, type SnoozeDialogProps } from '.';

const meta = preview.meta({
  component: SnoozeDialog,
  args: { isOpen: true, onClose: fn(), onSnooze: fn() },
  render: (args) => <Opened {...args} />,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
});

/** Open at first, and closed for good when it closes itself. */
function Opened({ onClose, onSnooze }: SnoozeDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Put off</Button>
      <SnoozeDialog isOpen={isOpen} onClose={close} onSnooze={onSnooze} />
    </>
  );
}

const REFUSAL = 'The server could not do this. Please try again.';

const refused = () => Promise.reject(new Error(REFUSAL));
const never = () => new Promise<void>(() => undefined);
const preset = (name: RegExp) => screen.findByRole('button', { name });

/** A press on a suggestion is enough. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(await preset(/^Tomorrow morning/)).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Unless they reply' })).toBeChecked();
    await screen.findByRole('group', { name: 'Day' });
  },
});

/** What a suggestion means is what is asked for; the dialog closes. */
export const Chosen = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Unless they reply' }));
    await userEvent.click(await preset(/^Tomorrow morning/));
    await expect(args.onSnooze).toHaveBeenCalledWith({
      until: expect.stringMatching(/T08:00:00\.000Z$/),
      unlessReply: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** While the server is asked, the chosen one says so, and nothing is asked twice. */
export const Loading = meta.story({
  args: { onSnooze: fn(never) },
  play: async ({ args }) => {
    await userEvent.click(await preset(/^Next week/));
    await userEvent.click(await preset(/^Tomorrow morning/));
    await expect(args.onSnooze).toHaveBeenCalledTimes(1);
  },
});

/** Nothing is filled in: the form says what it needs, and asks nobody. */
export const Empty = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
    await expect((await screen.findAllByText(/required|fill/i)).length).toBeGreaterThan(0);
    await expect(args.onSnooze).not.toHaveBeenCalled();
  },
});

/** The server says no: why stands there, and another time can be chosen. */
export const Failed = meta.story({
  args: { onSnooze: fn(refused) },
  play: async ({ args }) => {
    await userEvent.click(await preset(/^Next week/));
    await expect(await screen.findByText(REFUSAL)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** After a refusal it is asked again, and the refusal goes. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  args: { onSnooze: fn(never) },
  beforeEach: ({ args }) => {
    mocked(args.onSnooze).mockImplementationOnce(refused);
  },
  play: async () => {
    await userEvent.click(await preset(/^Next week/));
    await screen.findByText(REFUSAL);
    await userEvent.click(await preset(/^Next week/));
    await waitFor(() => expect(screen.queryByText(REFUSAL)).toBeNull());
  },
});

/** A day that is gone cannot be chosen, nor an hour of today that is. */
export const Crowded = meta.story({
  play: async ({ args }) => {
    const day = await screen.findByRole('group', { name: /^Day/ });
    await userEvent.click(day.querySelector('[role="spinbutton"]') ?? day);
    await userEvent.keyboard('02032026');
    await userEvent.click(screen.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('0001');
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(screen.getAllByText(/time in the future/).length).toBeGreaterThan(0));
    await expect(args.onSnooze).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await preset(/^Tomorrow morning/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** It opens at the first suggestion, Enter takes it, and focus comes back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await waitFor(async () => expect(await preset(/^Later today/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'Put off' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await preset(/^Later today/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSnooze).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Put off' })).toHaveFocus());
  },
});
