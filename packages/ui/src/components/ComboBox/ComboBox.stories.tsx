import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Avatar } from '../Avatar';
import { ComboBox } from '.';

const person = (id: string, label: string, description: string) => ({ id, label, description });

const people = [
  person('ada', 'Ada Lovelace', 'Analytical Engines Ltd'),
  person('alan', 'Alan Turing', 'Bletchley'),
  person('grace', 'Grace Hopper', 'Eckert-Mauchly'),
  person('renee', 'Renée Łukasiewicz', 'Analytical Engines Ltd'),
];

const meta = preview.meta({
  component: ComboBox,
  args: { label: 'Contact', options: people, placeholder: 'Ada Lovelace', onChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Opens the list and moves to the next or previous option.' },
      { keys: ['Enter'], does: 'Selects the option.' },
      { keys: ['Escape'], does: 'Closes the list and restores the selection.' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="18rem">
        <Story />
      </Frame>
    ),
  ],
});

/** The list has come in, and not only begun to. */
const visible = (get: () => HTMLElement) => waitFor(() => expect(get()).toBeVisible());

/** The open list with all options. */
export const Playground = meta.story({
  tags: ['dark', 'rtl', 'replayed'],
  args: { defaultValue: 'grace' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await visible(() => screen.getByRole('option', { name: /Grace/, selected: true }));
  },
});

/** Sizes and states. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <ComboBox label="Small" size="small" options={people} defaultValue="ada" />
      <ComboBox label="Nothing chosen" options={people} placeholder="Ada Lovelace" />
      <ComboBox label="Large, with a drawing" size="large" icon="user" options={people} defaultValue="alan" />
      <ComboBox label="Searching elsewhere" options={[]} isLoading placeholder="Ada Lovelace" />
      <ComboBox label="Invalid" options={people} errorMessage="Choose who it is about." />
      <ComboBox label="Read only" isReadOnly options={people} defaultValue="ada" />
      <ComboBox label="Disabled" isDisabled options={people} defaultValue="ada" />
    </Specimen>
  ),
});

/** Options in sections, with avatars. */
export const Sections = meta.story({
  tags: ['dark'],
  args: {
    options: [
      {
        id: 'recent',
        title: 'Lately',
        options: people.slice(0, 2).map((one) => ({ ...one, mark: <Avatar name={one.label} size="small" /> })),
      },
      {
        id: 'others',
        title: 'Others',
        options: people.slice(2).map((one) => ({ ...one, mark: <Avatar name={one.label} size="small" /> })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await visible(() => screen.getByRole('group', { name: 'Others' }));
    await userEvent.keyboard('{ArrowDown}');
  },
});

/** An external search receives the typed text. The list shows that it is running. */
export const Searching = meta.story({
  args: { options: [], isFiltered: true, isLoading: true, onInputChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ren');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('ren');
    await visible(() => screen.getByText('Searching…'));
  },
});

/** Accents are ignored. An empty list says that nothing was found. */
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'renee');
    await visible(() => screen.getByRole('option', { name: /Renée/ }));
    await userEvent.type(box, 'x');
    await visible(() => screen.getByText('Nothing found for “reneex”'));
  },
});

/** With custom values, the list offers the typed text. Leaving the field accepts it too. */
export const CustomValue = meta.story({
  args: { label: 'Company', options: [{ id: 'engines', label: 'Analytical Engines Ltd' }], allowsCustomValue: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Bletchley');
    await userEvent.click(await screen.findByRole('option', { name: 'Use “Bletchley”' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Bletchley');
    await expect(box).toHaveValue('Bletchley');
    await userEvent.type(box, ' Park');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Bletchley Park');
    await waitFor(() => expect(box).toHaveValue('Bletchley Park'));
  },
});

/** Long and unbroken words, several scripts, and a very long list. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: {
    label: long.sentence,
    options: [
      person('sentence', long.sentence, long.address),
      { id: 'unbroken', label: long.unbroken },
      { id: 'arabic', label: scripts.arabic },
      { id: 'japanese', label: scripts.japanese },
      ...Array.from({ length: 100 }, (_, index) => ({ id: `o${index}`, label: `Option ${index + 1}` })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await visible(() => screen.getByRole('option', { name: scripts.arabic }));
    await expectToFit(canvasElement);
  },
});

/** Typing filters, arrow keys move, Enter selects, and Escape restores the selection. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', { name: 'Contact' });
    await userEvent.keyboard('hop{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('grace');
    await expect(box).toHaveValue('Grace Hopper');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect(box).toHaveValue('Grace Hopper');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
