import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { TagField } from '.';

const address = (text: string) => (/^\S+@\S+\.\S+$/u.test(text) ? null : `${text} is not an email address.`);

const meta = preview.meta({
  component: TagField,
  args: {
    label: 'Your addresses',
    placeholder: 'ada@example.org',
    validate: address,
    onChange: fn(),
  },
  parameters: {
    keyboard: [
      { keys: ['Enter', ','], does: 'Turns the typed text into a tag.' },
      { keys: ['Backspace'], does: 'At the start of the input, moves to the last tag. On a tag, removes it.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves between tags.' },
      { keys: ['Delete'], does: 'Removes the tag.' },
      { keys: ['ArrowDown'], does: 'Moves to the first suggestion.' },
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

export const Playground = meta.story({
  args: {
    defaultValue: ['ada@example.org', 'a.lovelace@analytical-engines.example'],
    description: 'They tell what you sent from what you got.',
    inputMode: 'email',
  },
});

/** Empty, filled, invalid, read-only and disabled. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <TagField label="Nothing yet" placeholder="ada@example.org" />
      <TagField label="Labels" defaultValue={['investor', 'analyst', 'London', 'met in March', 'newsletter']} />
      <TagField label="Invalid" defaultValue={['ada@example.org']} errorMessage="One of them must be your own." />
      <TagField label="Read only" isReadOnly defaultValue={['ada@example.org']} />
      <TagField label="Disabled" isDisabled defaultValue={['ada@example.org']} />
    </Specimen>
  ),
});

/** A pasted list becomes several tags. Invalid text stays in the input, with an error message. */
export const Pasted = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ada@example.org; grace@example.org\nalan, Ada@example.org');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ada@example.org', 'grace@example.org']);
    await expect(canvas.getByRole('textbox')).toHaveValue('alan');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Added ada@example.org and grace@example.org. alan is not an email address. Ada@example.org is there already.',
    );
  },
});

/** Suggests known values while typing. Other text is accepted, too. */
export const Suggested = meta.story({
  tags: ['dark'],
  args: {
    label: 'Labels',
    placeholder: undefined,
    validate: undefined,
    defaultValue: ['analyst'],
    suggestions: ['analyst', 'investor', 'invited', 'newsletter'],
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'inv');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['analyst', 'investor']);
    await expect(box).toHaveValue('');
    await userEvent.keyboard('invest{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['analyst', 'investor', 'invest']);
    await userEvent.keyboard('inv');
    await waitFor(() => expect(screen.getByRole('option', { name: 'invited' })).toBeVisible());
  },
});

/** Long and unbroken words, other scripts, and many tags. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse', 'dark'],
  render: () => (
    <Frame width="16rem">
      <Specimen>
        <TagField label={long.sentence} description={long.unbroken} defaultValue={[long.address, long.unbroken]} />
        <TagField label={scripts.arabic} defaultValue={[scripts.arabic, scripts.japanese]} />
        <TagField label="Many" defaultValue={Array.from({ length: 24 }, (_, index) => `Tag ${index + 1}`)} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Enter and comma complete a tag. Duplicates are announced. Backspace selects a tag, then removes it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.org{Enter}alan@example.org,ada@example.org{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ada@example.org', 'alan@example.org']);
    await expect(canvas.getByRole('status')).toHaveTextContent('ada@example.org is there already.');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('row', { name: 'alan@example.org' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ada@example.org']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed alan@example.org');
    await userEvent.keyboard('g');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('g');
    await userEvent.keyboard('{Backspace}{Backspace}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
