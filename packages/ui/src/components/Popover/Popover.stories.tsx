import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button';
import { Popover, PopoverTrigger } from '.';

const meta = preview.meta({
  component: Popover,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On the button: opens the popover and moves focus into it.' },
      { keys: ['Tab'], does: 'Moves to the next control inside.' },
      { keys: ['Escape'], does: 'Closes the popover and returns focus to the button.' },
    ],
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    'aria-label': 'Why this is urgent',
    children: 'Asks a question, names a deadline, and has waited for three days.',
  },
  render: (args) => (
    <PopoverTrigger defaultOpen>
      <Button>Why urgent?</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

/** An explanation beside its button. */
export const Playground = meta.story({ tags: ['dark'] });

/** Every placement around the trigger. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced', 'replayed'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 14rem)', gap: '9rem 6rem', padding: '8rem 4rem' }}>
      {(['top start', 'top end', 'bottom start', 'bottom end', 'start', 'end'] as const).map((placement) => (
        <PopoverTrigger key={placement}>
          <Button>{placement}</Button>
          <Popover {...args} placement={placement} />
        </PopoverTrigger>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'end' }));
    await expect(await screen.findByRole('dialog', { name: 'Why this is urgent' })).toBeVisible();
  },
});

/** Long content scrolls inside the popover, which stays on the screen. */
export const Stress = meta.story({
  tags: ['narrow', 'rtl', 'zoom', 'small', 'coarse', 'replayed'],
  args: { children: `${'Many words that wrap. '.repeat(200)}${'unbroken'.repeat(30)}` },
});

/** Focus moves into the popover. Escape closes it and returns focus to the button. */
export const Keyboard = meta.story({
  render: (args) => (
    <PopoverTrigger>
      <Button>Why urgent?</Button>
      <Popover {...args}>{({ close }) => <Button onPress={close}>Understood</Button>}</Popover>
    </PopoverTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The focus returns a frame after the popover is gone.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Why urgent?' })).toHaveFocus());
  },
});
