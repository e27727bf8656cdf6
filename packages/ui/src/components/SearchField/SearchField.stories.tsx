import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { SearchField } from '.';

const meta = preview.meta({
  component: SearchField,

  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'Submits the search.' },
      { keys: ['Escape'], does: 'Clears the field and keeps focus.' },
    ],
  },
  args: { label: 'Search messages', placeholder: 'Search messages...', onSubmit: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <Frame width="20rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story();

/** Sizes and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <SearchField label="Small" size="small" placeholder="Search messages..." />
      <SearchField label="Medium" placeholder="Search messages..." />
      <SearchField label="Filled" defaultValue="thursday" />
      <SearchField
        label="Large with a visible label"
        isLabelHidden={false}
        size="large"
        placeholder="Search messages..."
      />
      <SearchField label="Disabled" isDisabled placeholder="Search messages..." />
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: { defaultValue: `${long.sentence} ${long.unbroken}` },
});

/** Enter submits, Escape clears and keeps focus. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Search messages' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('thursday{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('thursday');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
});
