import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { FileTrigger } from '.';

const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { lastModified: 0 });

const mailboxes = [file('takeout.mbox', 48_200), file('archive 2019.mbox', 1_240_000)];

/** What the system's dialog would do with the input behind the button. */
async function choose(canvasElement: HTMLElement, files: File[]) {
  const input = canvasElement.querySelector('input[type="file"]:not([hidden])');
  if (!(input instanceof HTMLInputElement)) throw new Error('The file input is missing');
  await userEvent.upload(input, files, { applyAccept: false });
}

const meta = preview.meta({
  component: FileTrigger,
  args: {
    label: 'Mailboxes',
    buttonLabel: 'Choose files',
    accept: ['.mbox', '.eml'],
    allowsMultiple: true,
    onChange: fn(),
  },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On the button: opens the file dialog. On a remove button: removes the file.' },
      { keys: ['Tab'], does: 'Moves from the button to the remove button of each file.' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="24rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({ args: { description: 'From Gmail Takeout or Thunderbird.' } });

/** Empty, with files, with an error, and disabled. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: ({ onChange }) => (
    <Specimen>
      <FileTrigger label="Nothing yet" buttonLabel="Choose a file" description="An .mbox file." />
      <FileTrigger label="Mailboxes" buttonLabel="Choose files" allowsMultiple value={mailboxes} onChange={onChange} />
      <FileTrigger label="Wanting" buttonLabel="Choose a file" errorMessage="There is no message in this file." />
      <FileTrigger label="Disabled" buttonLabel="Choose files" isDisabled value={mailboxes} onChange={onChange} />
    </Specimen>
  ),
});

/** Long names and a rejected file. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <FileTrigger
        label={long.sentence}
        buttonLabel={long.sentence}
        description={long.unbroken}
        allowsMultiple
        maxBytes={10}
        value={[
          file(`${long.unbroken}.mbox`, 3),
          file(`${scripts.arabic}.mbox`, 0),
          file(`${scripts.japanese}.eml`, 12),
        ]}
      />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [file(`${long.unbroken}.zip`, 11)]);
    await expect(await within(canvasElement).findByText(/is more than 10 bytes/)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

/** Tab reaches the button and each remove button. After the last file is removed, focus returns to the button. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, [file('one.mbox', 10), file('two.eml', 10)]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove one.mbox' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove two.eml' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

/** Files of the wrong type or size are rejected by name, with the reason. The others are added. */
export const LeftOut = meta.story({
  args: { maxBytes: 1000 },
  play: async ({ args, canvas, canvasElement }) => {
    const good = file('good.MBOX', 1000);
    await choose(canvasElement, [good, file('photo.png', 10), file('huge.eml', 4200)]);
    await expect(args.onChange).toHaveBeenCalledWith([good]);
    const reasons = canvas.getByRole('status');
    await expect(reasons).toHaveTextContent('photo.png: only .mbox and .eml can be chosen here');
    await expect(reasons).toHaveTextContent('huge.eml: 4.2 kB is more than 1 kB');
  },
});
