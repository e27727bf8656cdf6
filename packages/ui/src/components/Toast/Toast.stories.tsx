import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button';
import { type ToastMessage, ToastProvider, useToast } from '.';

interface DemoProps extends ToastMessage {
  /** Shows the toast immediately instead of on a press. */
  isShownAtOnce?: boolean;
}

function Demo({ isShownAtOnce = true, ...message }: DemoProps) {
  const toast = useToast();
  const { title, description, tone, action } = message;
  useEffect(() => {
    if (isShownAtOnce) toast({ title, description, tone, action });
  }, [isShownAtOnce, toast, title, description, tone, action]);
  return <Button onPress={() => toast(message)}>Move the card</Button>;
}

const meta = preview.meta({
  component: Demo,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the action, then to the close button.' },
      { keys: ['Enter', 'Space'], does: 'Triggers the action or closes the toast. Focus returns to where it was.' },
      { keys: ['Escape'], does: 'Closes the toast.' },
    ],
    docs: { story: { inline: false, height: '14rem' } },
  },
  decorators: [
    (Story) => (
      // Looked at in one mode after the other, it stays for as long as that takes.
      <ToastProvider schedule={() => () => undefined}>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { title: 'Moved to Completed', action: { label: 'Undo', onPress: fn() } },
});

/** Says what happened and offers one action. */
export const Playground = meta.story({ tags: ['dark', 'narrow', 'rtl'] });

/** A failure: interrupts screen readers and says what follows. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: {
    tone: 'destructive',
    title: 'Could not move the message',
    description: 'The server refused it. It is back in the Inbox.',
    action: undefined,
  },
});

/** A success. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: 'Configuration Saved',
    description: 'Your setup has been saved locally.',
    action: undefined,
  },
});

/** Long and unbroken words. */
export const Stress = meta.story({
  tags: ['narrow', 'zoom', 'small', 'coarse'],
  args: {
    title: 'A title that would rather be a paragraph and so takes several lines of the little room there is',
    description: `${'Words without end. '.repeat(8)}${'unbroken'.repeat(12)}`,
  },
});

/** Undo closes the toast, and focus returns to where it was. A new toast replaces the first. */
export const Keyboard = meta.story({
  args: { isShownAtOnce: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(screen.getAllByText('Moved to Completed')).toHaveLength(1);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Moved to Completed')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Move the card' })).toHaveFocus();
  },
});
