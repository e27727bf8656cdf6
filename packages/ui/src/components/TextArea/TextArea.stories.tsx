import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { TextArea } from '.';

const meta = preview.meta({
  component: TextArea,

  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'Starts a new line.' },
      { keys: ['Tab'], does: 'Leaves the field.' },
    ],
  },
  args: { label: 'Your reply', placeholder: 'Write an answer', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="28rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({ args: { description: 'It goes out as plain text.' } });

/** Different heights and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <TextArea label="One line at first" rows={1} />
      <TextArea label="Filled" defaultValue={'Dear Ada,\n\nThursday is fine.\n\nCharles'} />
      <TextArea label="Invalid" errorMessage="Write a few words first." />
      <TextArea label="Disabled" isDisabled defaultValue="Not now" />
    </Specimen>
  ),
});

/** Grows with the text up to half the height of the screen, then scrolls. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: { label: long.sentence, defaultValue: `${long.unbroken}\n`.repeat(60) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight / 2 + 1);
  },
});

/** Enter starts a new line. Tab leaves the field. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});
