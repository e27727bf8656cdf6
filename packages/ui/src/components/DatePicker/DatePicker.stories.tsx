import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { LocaleProvider } from '../../locale';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { ClockContext } from '../RelativeTime';
import { DatePicker } from '.';

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'Due', onChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    keyboard: [
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Changes the segment. In the calendar, moves by a week.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves to the adjacent segment or day.' },
      { keys: ['Alt+ArrowDown'], does: 'Opens the calendar.' },
      { keys: ['PageUp', 'PageDown'], does: 'In the calendar, moves by a month.' },
      { keys: ['Shift+PageUp', 'Shift+PageDown'], does: 'In the calendar, moves by a year.' },
      { keys: ['Enter'], does: 'Selects the day.' },
      { keys: ['Escape'], does: 'Closes the calendar and keeps the date.' },
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

/** The calendar has come in, and not only its dialog: it is brought later. */
const shown = () => waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('grid')).toBeVisible());

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Calendar/ }));
  await shown();
};

const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

/** The open calendar, with today marked. */
export const Playground = meta.story({
  tags: ['dark', 'rtl', 'forced', 'coarse'],
  args: { defaultValue: '2026-03-19', description: 'It is brought up that morning.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await shown();
    await expect(document.querySelector('[aria-current="date"]')).toHaveTextContent('2');
  },
});

/** Sizes and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <DatePicker label="Small" size="small" defaultValue="2026-03-19" />
      <DatePicker label="Nothing yet" />
      <DatePicker label="Large" size="large" defaultValue="1815-12-10" />
      <DatePicker label="Invalid" defaultValue="2026-02-01" errorMessage="That day has passed." />
      <DatePicker label="Read only" isReadOnly defaultValue="2026-03-19" />
      <DatePicker label="Disabled" isDisabled defaultValue="2026-03-19" />
    </Specimen>
  ),
});

/** A birthday: no future dates. The year list reaches distant years quickly. */
export const Birthday = meta.story({
  args: { label: 'Birthday', maxValue: '2026-03-02' },
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /year/ }));
    await userEvent.keyboard('1985{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /12 March 1985/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-03-12');
  },
});

/** Days out of range cannot be focused. Unavailable days can be focused but not selected. */
export const Bounds = meta.story({
  tags: ['dark', 'forced'],
  args: {
    minValue: '2026-03-04',
    maxValue: '2026-03-27',
    isDateUnavailable: (date: string) => ['2026-03-11', '2026-03-12'].includes(date),
  },
  play: async ({ args }) => {
    await open();
    await userEvent.click(day('11 March 2026'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day('13 March 2026'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-13');
    await open();
  },
});

/** Today follows the user's time zone: Tokyo is a day ahead. In Japanese, the year comes before the month. */
export const ElsewhereNow = meta.story({
  render: (args) => (
    <LocaleProvider locale="ja-JP" timeZone="Asia/Tokyo">
      <ClockContext value={{ now: () => Date.UTC(2026, 2, 2, 20), subscribe: () => () => undefined }}>
        <DatePicker {...args} label="日付" />
      </ClockContext>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown();
    await expect(document.querySelector('[aria-current="date"]')).toHaveTextContent('3');
  },
});

/** Long labels and several scripts. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <DatePicker label={long.sentence} description={long.unbroken} defaultValue="2026-12-31" />
      <LocaleProvider locale="ar-EG">
        <div dir="rtl">
          <DatePicker label={scripts.arabic} defaultValue="2026-12-31" />
        </div>
      </LocaleProvider>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Typing sets the date. In the calendar, arrow keys move, Enter selects, and "No date" clears the field. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('10121815');
    await expect(args.onChange).toHaveBeenLastCalledWith('1815-12-10');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(day('10 December 1815')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1815-12-11');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'No date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
