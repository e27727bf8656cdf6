import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button';
import { Dialog, DialogTrigger } from '.';

const meta = preview.meta({
  component: Dialog,
  parameters: {
    keyboard: [
      { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the controls. Focus stays inside the dialog.' },
      { keys: ['Escape'], does: 'Closes the dialog and returns focus to the control that opened it.' },
    ],
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: {
    title: 'Whose mailbox is this?',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <p>
        Messages from your own addresses are the ones you sent. We found ada@example.com in 4,120 of them and believe
        that it is yours.
      </p>
    ),
    actions: (
      <>
        <Button>Change</Button>
        <Button tone="primary">It is mine</Button>
      </>
    ),
  },
});

/** Starts open. The button opens it again. */
function Reopened(args: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Whose mailbox?</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** A question with its buttons in the footer, the main one last. */
export const Playground = meta.story({
  tags: ['dark', 'narrow'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Whose mailbox?' }));
    await screen.findByRole('dialog');
  },
});

/** A small alert dialog for an irreversible action. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Cancel this import?',
    children: <p>What has been read stays. The rest is left out.</p>,
    actions: (
      <>
        <Button>Go on reading</Button>
        <Button tone="danger">Cancel the import</Button>
      </>
    ),
  },
});

/** Too long for the screen: the header and footer stay, and the body scrolls. */
export const Stress = meta.story({
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse'],
  args: {
    size: 'large',
    title: 'A title that is much longer than any title should be, and then some more of it, so that it wraps',
    children: (
      <>
        {Array.from(
          { length: 30 },
          (_, index) => `Paragraph ${index + 1}. ${'Words that fill a line. '.repeat(6)}`,
        ).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{'unbroken'.repeat(40)}</p>
      </>
    ),
  },
});

/** Focus moves into the dialog and stays there. Escape closes it and returns focus to the button. */
export const Keyboard = meta.story({
  render: ({ title, children }) => (
    <DialogTrigger>
      <Button>Import</Button>
      <Dialog title={title} actions={({ close }) => <Button onPress={close}>Done</Button>}>
        {children}
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Whose mailbox is this?' });
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.querySelector(':focus'));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus());
  },
});
