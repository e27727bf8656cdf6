import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { long, scripts } from '../../specimen';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
import { ToastProvider, useToast } from '../Toast';
import { AlertDialog } from '.';

const never = new Promise<void>(() => undefined);

const meta = preview.meta({
  component: AlertDialog,
  tags: ['!autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '22rem' } },
    keyboard: [
      { keys: ['Enter', ' '], does: 'Presses the focused button. Focus starts on Cancel if the tone is `danger`.' },
      { keys: ['Tab'], does: 'Moves focus to the next button. Focus stays inside the dialog.' },
      { keys: ['Escape'], does: 'Cancels, unless the action is running.' },
    ],
  },
  args: {
    title: 'Disconnect this mailbox?',
    children: <p>What has been read stays. New messages no longer arrive, and three automations stop.</p>,
    confirmLabel: 'Disconnect',
    isOpen: true,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});

/** The dialog says what will be lost, and focus starts on Cancel. */
export const Playground = meta.story({
  tags: ['dark', 'narrow', 'rtl'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Disconnect this mailbox?' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** The action failed. The dialog stays open, says why, and can be confirmed again. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: {
    onConfirm: fn(() => Promise.reject(new Error('The server could not be reached.'))),
    describeFailure: (failure: unknown) => (failure instanceof Error ? failure.message : 'It did not work.'),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.getByText('The server could not be reached.')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** While the action runs, the dialog cannot be closed and its button is pending. */
export const Pending = meta.story({
  args: { onConfirm: fn(() => never) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: /Disconnect/ })).toHaveAttribute('data-pending');
  },
});

/** Nothing is lost, so focus starts on the confirm button. */
export const NothingLost = meta.story({
  args: {
    tone: 'primary',
    title: 'Send to 1,204 people?',
    children: <p>It goes out at 09:00. Until then you can call it back.</p>,
    confirmLabel: 'Send',
    cancelLabel: 'Not yet',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
});

/** Long and unbroken words, and other scripts. */
export const Stress = meta.story({
  tags: ['narrow', 'zoom', 'small', 'coarse'],
  args: {
    title: long.sentence,
    confirmLabel: long.unbroken,
    cancelLabel: scripts.arabic,
    children: (
      <>
        <p>{long.unbroken}</p>
        <p>{scripts.japanese}</p>
      </>
    ),
  },
});

const restore = fn();

/** Archives a message at once and offers Undo. */
function Archived() {
  const toast = useToast();
  const [isHere, setHere] = useState(true);
  const archive = () => {
    setHere(false);
    toast({
      title: 'Archived',
      action: {
        label: 'Undo',
        onPress: () => {
          restore();
          setHere(true);
        },
      },
    });
  };
  return <Button onPress={archive}>{isHere ? 'Archive the message' : 'The message is archived'}</Button>;
}

/** Actions that can be undone need no question. They run at once, and the toast offers Undo. */
export const Undo = meta.story({
  render: () => (
    <ToastProvider>
      <Archived />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive the message' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Archive the message' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive the message' }));
    await expect(restore).toHaveBeenCalled();
  },
});

/** Escape cancels. Tab reaches the confirm button, which closes the dialog when done. Focus returns to the opener. */
export const Keyboard = meta.story({
  render: ({ onConfirm, title, children, confirmLabel }) => (
    <DialogTrigger>
      <Button>Disconnect…</Button>
      <AlertDialog title={title} confirmLabel={confirmLabel} onConfirm={onConfirm}>
        {children}
      </AlertDialog>
    </DialogTrigger>
  ),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Disconnect…' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Mounts the dialog only while it is open. */
function MountedWhileOpen({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Disconnect…</Button>
      {isOpen && (
        <AlertDialog
          isOpen
          title="Disconnect X?"
          confirmLabel="Disconnect"
          onConfirm={onConfirm}
          onOpenChange={setOpen}
        >
          It can be connected again.
        </AlertDialog>
      )}
    </>
  );
}

/** Unmounted as soon as it closes, it still returns focus to the opener, both on Cancel and on confirm. */
export const Unmounted = meta.story({
  tags: ['no-pixels'],
  render: ({ onConfirm }) => <MountedWhileOpen onConfirm={onConfirm} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Disconnect…' });
    const ask = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    };
    await ask();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await ask();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
});
