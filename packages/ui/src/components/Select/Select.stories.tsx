import { CHANNEL_NAMES, CHANNELS } from '@concordia/domain';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { ChannelMark } from '../Chip';
import { Select } from '.';

const priorities = [
  { id: 'all', label: 'All' },
  { id: 'high', label: 'High' },
  { id: 'medium', label: 'Medium' },
  { id: 'low', label: 'Low' },
];

const channels = CHANNELS.map((channel) => ({
  id: channel,
  label: CHANNEL_NAMES[channel],
  mark: <ChannelMark channel={channel} isDecorative />,
}));

const meta = preview.meta({
  component: Select,
  tags: ['!autodocs'],

  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'], does: 'Opens the list at the selected option.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'While the list is closed: selects the previous or next option.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list: moves to the next or previous option.' },
      { keys: ['Home', 'End'], does: 'In the list: moves to the first or last option.' },
      { keys: ['a'], does: 'Typing letters moves to the option that starts with them.' },
      { keys: ['Enter', 'Space'], does: 'In the list: selects the option and closes the list.' },
      { keys: ['Escape'], does: 'Closes the list without changing the selection.' },
    ],
  },
  args: { label: 'Priority', options: priorities, defaultValue: 'all', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="14rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story();

/** Sizes, states, options with icons, and an open list. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced', 'replayed'],
  render: () => (
    <Specimen>
      <Select label="Small" size="small" options={priorities} defaultValue="high" />
      <Select label="Nothing chosen" options={priorities} placeholder="Choose a priority" />
      <Select label="Invalid" options={priorities} placeholder="Choose" errorMessage="Choose one to go on." />
      <Select label="Disabled" isDisabled options={priorities} defaultValue="low" />
      <Select label="Channel" options={channels} defaultValue="linkedin" />
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Channel/ }));
    await expect(screen.getByRole('option', { name: 'LinkedIn' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Long options are truncated in the field and the list. An empty list shows a message. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <Select
        label={long.sentence}
        options={[
          { id: 'one', label: long.sentence },
          { id: 'two', label: long.unbroken },
        ]}
        defaultValue="two"
      />
      <Select label="Empty" options={[]} />
    </Specimen>
  ),
});

/** Arrow Down opens the list, letters find an option, Enter selects it, and Escape cancels. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('button', { name: /Priority/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'Priority' })).toBeVisible();
    await userEvent.keyboard('m');
    await expect(screen.getByRole('option', { name: 'Medium' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('medium');
    await expect(field).toHaveTextContent('Medium');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});
