import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { type Schedule, ScheduleContext } from '../../motion';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { JsonView } from '.';
import type { Json } from './jsonTree';

const event = {
  topic: 'contact.created',
  attempts: 2,
  isSigned: true,
  publishedAt: null,
  contact: { name: 'Ada Okafor', 'e-mail': 'ada@example.org', tags: ['board', 'investor'], notes: [] },
};

/** What was copied stays said until the picture is taken, however slow the machine. */
const timeStands: Schedule = () => () => undefined;

const meta = preview.meta({
  component: JsonView,
  args: { label: 'Payload', value: event },
  decorators: [
    (Story) => (
      <ScheduleContext value={timeStands}>
        <Story />
      </ScheduleContext>
    ),
  ],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'Moves to the row above or below, whose path and value can then be copied.',
      },
      { keys: ['ArrowRight'], does: 'Expands a row. On truncated text, moves to its button.' },
      { keys: ['ArrowLeft'], does: 'Collapses a row, or moves to its parent.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last row.' },
      { keys: ['a'], does: 'Typing letters moves to the next row whose key starts with them.' },
      { keys: ['Tab'], does: 'Moves to the buttons that copy the path and the value.' },
    ],
  },
});

export const Playground = meta.story();

/** Collapsed, expanded to two levels, a list with empty values, and plain text. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="32rem">
      <Specimen>
        <JsonView label="Closed" value={event} defaultDepth={0} />
        <JsonView label="Open" value={event} defaultDepth={2} />
        <JsonView label="List" value={[1, 'two', false, null, [], {}]} />
        <JsonView label="Text" value="only a text" />
      </Specimen>
    </Frame>
  ),
});

/** Long text and keys, deep nesting and non-Latin text in a narrow container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: {
    defaultDepth: 9,
    value: {
      text: long.sentence.repeat(4),
      [long.unbroken]: long.unbroken,
      ...scripts,
      lines: 'one\ntwo',
      a: { b: { c: { d: { e: { f: { g: long.address } } } } } },
    },
  },
  render: (args) => (
    <Frame width="18rem">
      <JsonView {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

/** Arrow keys expand, collapse and move. The bar below follows. The keys are the same in right-to-left pages. */
export const Keyboard = meta.story({
  tags: ['rtl', 'replayed'],
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(row(/^5 keys/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(/^contact/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(/^contact/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(/^e-mail/)).toHaveFocus();
    await expect(canvas.getByText('$.contact["e-mail"]')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('$.contact["e-mail"]');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('ada@example.org');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(row(/^contact/)).toHaveFocus();
    await expect(row(/^contact/)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('$.contact')).toBeVisible();
  },
});

/** Ten thousand entries are divided into a hundred ranges, rendered on demand. */
export const Crowded = meta.story({
  args: { value: Array.from({ length: 10_000 }, (_, index) => index), defaultDepth: 0 },
  tags: ['no-pixels'],
  play: async ({ canvas, canvasElement }) => {
    // Asking for a hundred roles would take longer than drawing them.
    const rows = () => canvasElement.querySelectorAll('[role="row"]');
    await expect(rows()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(rows()).toHaveLength(101);
    await expect(canvas.getByText('9,900 to 9,999')).toBeInTheDocument();
  },
});

const nest = (depth: number): Json => {
  let value: Json = 'bottom';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** A value nested too deeply to serialize can still be expanded. Copying it reports a failure. */
export const TooDeep = meta.story({
  tags: ['no-pixels'],
  // Not as an argument: Storybook would walk all the way down.
  render: () => <JsonView label="Payload" value={nest(100_000)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Copy value/ }));
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    await expect(await canvas.findByText(/Not copied/)).toBeInTheDocument();
  },
});
