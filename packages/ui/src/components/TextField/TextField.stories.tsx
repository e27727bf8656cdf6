import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { TextField } from '.';

const meta = preview.meta({
  component: TextField,

  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field or leaves it.' },
      { keys: ['Enter'], does: 'Submits the form.' },
    ],
  },
  args: { label: 'Workspace', placeholder: 'Analytical Engines Ltd', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="20rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({ args: { description: 'The name that others see.' } });

/** Sizes and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <TextField label="Small" size="small" defaultValue="Small" />
      <TextField label="Medium" placeholder="Medium" />
      <TextField label="Large, with a drawing" type="email" size="large" icon="mail" defaultValue="ada@example.org" />
      <TextField
        label="Invalid"
        type="email"
        defaultValue="ada@"
        errorMessage="An address needs something after the @."
      />
      <TextField label="Read only" type="url" isReadOnly defaultValue="https://example.org/hook" />
      <TextField label="Disabled" isDisabled defaultValue="Not now" />
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: { label: long.sentence, defaultValue: long.address, errorMessage: long.unbroken },
});

/** Validates itself: the message disappears once there is text. */
export const Required = meta.story({
  args: {
    isRequired: true,
    validationBehavior: 'aria',
    validate: (value: string) => (value === '' ? 'A name is needed.' : null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A name is needed.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Ada');
    await expect(canvas.queryByText('A name is needed.')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Workspace' })).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
});
