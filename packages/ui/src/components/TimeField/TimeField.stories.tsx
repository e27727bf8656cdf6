import { I18nProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { TimeField } from '.';

const meta = preview.meta({
  component: TimeField,
  args: { label: 'Quiet from', onChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Increases or decreases the segment.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves to the adjacent segment.' },
      { keys: ['0', '9'], does: 'Fills the segment, then moves to the next one.' },
      { keys: ['a', 'p'], does: 'Selects AM or PM, in 12-hour locales.' },
      { keys: ['Backspace'], does: 'Deletes a digit. A field with an empty segment has no value.' },
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

export const Playground = meta.story({
  args: { defaultValue: '22:00', description: 'Nothing rings until you are back.' },
});

/** Sizes, states and a 12-hour locale. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <TimeField label="Small" size="small" defaultValue="08:05" />
      <TimeField label="Nothing yet" />
      <TimeField label="Large" size="large" defaultValue="22:00" />
      <TimeField label="Invalid" defaultValue="06:00" errorMessage="The office opens at eight." />
      <TimeField label="Read only" isReadOnly defaultValue="07:30" />
      <TimeField label="Disabled" isDisabled defaultValue="07:30" />
      <I18nProvider locale="en-US">
        <TimeField label="Twelve hours" defaultValue="22:00" />
      </I18nProvider>
    </Specimen>
  ),
});

/** Long labels, other scripts and Arabic digits. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <TimeField label={long.sentence} description={long.unbroken} defaultValue="23:59" />
      <TimeField label={scripts.japanese} defaultValue="09:00" />
      <I18nProvider locale="ar-EG">
        <div dir="rtl">
          <TimeField label={scripts.arabic} defaultValue="18:45" />
        </div>
      </I18nProvider>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** A time out of range shows the browser's message, unless `errorMessage` is set. */
export const Range = meta.story({ args: { defaultValue: '06:00', minValue: '08:00', maxValue: '18:00' } });

/** Times run from left to right even in right-to-left text. Arrow keys move in the direction they show. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: '07:30' },
  play: async ({ canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    if (!hour || !minute) throw new Error('A time has two parts.');
    await expect(hour.getBoundingClientRect().right).toBeLessThan(minute.getBoundingClientRect().left);
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hour).toHaveFocus();
  },
});

/** Typed digits move on to the next segment. Arrow keys change the value. Empty segments clear it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0805');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:05');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:06');
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
