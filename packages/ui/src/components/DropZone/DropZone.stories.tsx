import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { DropZone } from '.';

const meta = preview.meta({
  component: DropZone,

  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the zone, then to its buttons.' },
      { keys: ['Control+v'], does: 'On the zone: pastes the copied files.' },
      { keys: ['Enter', 'Space'], does: 'On a button: opens the file dialog.' },
    ],
  },
  args: {
    label: 'Drop a mailbox here',
    description: 'An .mbox from Gmail Takeout or Thunderbird, or .eml files. It stays on this machine.',
    buttonLabel: 'Choose files',
    accept: ['.mbox', '.eml'],
    onFiles: fn(),
  },
});

export const Playground = meta.story();

/** With a folder button, and disabled. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'forced'],
  render: (args) => (
    <Frame width="32rem">
      <Specimen>
        <Frame width="100%">
          <DropZone {...args} folderButtonLabel="Choose a folder" />
        </Frame>
        <Frame width="100%">
          <DropZone {...args} label="Another import is running" icon="hourglass" isDisabled />
        </Frame>
      </Specimen>
    </Frame>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: (args) => (
    <Frame width="16rem">
      <DropZone {...args} label={long.unbroken} description={long.sentence} buttonLabel={long.sentence} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** The zone takes focus for pasting. The button opens the file dialog, and `onFiles` receives the selection. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Drop or paste files Drop a mailbox here' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The file input is missing');
    const file = new File(['From ada@example.org'], 'takeout.mbox');
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]));
  },
});
