import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { NumberField } from '.';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Days to keep', defaultValue: 30, onChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['ArrowUp'], does: 'Increases the value by one step.' },
      { keys: ['ArrowDown'], does: 'Decreases the value by one step.' },
      { keys: ['PageUp'], does: 'Increases the value by one step, like the arrow key.' },
      { keys: ['PageDown'], does: 'Decreases the value by one step, like the arrow key.' },
      { keys: ['Home'], does: 'Sets the minimum, if there is one.' },
      { keys: ['End'], does: 'Sets the maximum, if there is one.' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="14rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({ args: { minValue: 1, description: 'Then they are deleted for good.' } });

/** Sizes, formats and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <NumberField label="Small" size="small" defaultValue={3} />
      <NumberField label="Large" size="large" defaultValue={12_500} />
      <NumberField label="Deal" format={{ style: 'currency', currency: 'EUR' }} defaultValue={4200.5} />
      <NumberField label="Discount" format={{ style: 'percent' }} step={0.05} defaultValue={0.15} />
      <NumberField label="Pause" format={{ style: 'unit', unit: 'minute' }} defaultValue={5} minValue={5} />
      <NumberField label="Without steppers" hasSteppers={false} placeholder="2026" />
      <NumberField label="Invalid" defaultValue={900} errorMessage="At most 500 at once." />
      <NumberField label="Read only" isReadOnly defaultValue={7} />
      <NumberField label="Disabled" isDisabled defaultValue={7} />
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <NumberField label={long.sentence} defaultValue={Number.MAX_SAFE_INTEGER} errorMessage={long.unbroken} />
      <NumberField label={scripts.arabic} description={scripts.japanese} />
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Values are typed or stepped, and stay within the limits. The step buttons are outside the tab order. */
export const Keyboard = meta.story({
  args: { minValue: 1, maxValue: 40 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Days to keep' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.clear(field);
    await userEvent.keyboard('99');
    await userEvent.tab();
    await expect(field).toHaveValue('40');
  },
});

/** Currency is parsed in the user's locale. Scrolling over the field does not change it. */
export const Money = meta.story({
  tags: ['no-pixels'],
  args: { label: 'Deal', defaultValue: 0, format: { style: 'currency', currency: 'EUR' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Deal' });
    await userEvent.clear(field);
    await userEvent.type(field, '12,500.5');
    await fireEvent.wheel(field, { deltaY: 100 });
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(12_500.5);
    await expect(field).toHaveValue('€12,500.50');
  },
});
