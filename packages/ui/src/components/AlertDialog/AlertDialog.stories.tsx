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
      { keys: ['Enter', ' '], does: 'Presses the answer that has focus: at first the way back.' },
      { keys: ['Tab'], does: 'Goes to the other answer; focus stays inside.' },
      { keys: ['Escape'], does: 'Takes the way back.' },
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

/** What will be lost stands in the dialog; the way back has focus. */
export const Playground = meta.story({
  tags: ['dark', 'narrow', 'rtl'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Disconnect this mailbox?' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** It failed: the dialog stays, says why, and can be answered again. */
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

/** Its work is under way: it cannot be left, and says that it waits. */
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

/** Nothing is lost: the answer itself has focus. */
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

/** Long and unbroken words, other scripts. */
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

/** A card that is gone at once, and comes back. */
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

/** What can be undone is not asked about: it is done, and the toast is the way back. */
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

/** Escape takes the way back; the answer is one Tab away, and closes it when it is done; focus is back where it was. */
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

/** A question that its owner mounts only while it is asked. */
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

/** Gone at once with its answer, it gives the focus back all the same: by the way back, and after it is done. */
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
