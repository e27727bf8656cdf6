import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { long, scripts } from '../../specimen';
import { Button } from '../Button';
import { type Platform, PlatformContext } from '../Kbd';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from '.';

const ran = fn();

const groups: readonly CommandGroup[] = [
  {
    id: 'message',
    title: 'This message',
    commands: [
      { id: 'reply', label: 'Reply', icon: 'reply', shortcut: 'R', onRun: () => ran('reply') },
      {
        id: 'move',
        label: 'Move to…',
        icon: 'folder',
        shortcut: 'M',
        keywords: ['status', 'column'],
        page: {
          placeholder: 'Move to which column?',
          groups: [
            {
              id: 'columns',
              title: 'Columns',
              commands: ['Inbox', 'In Progress', 'Waiting for Response', 'Completed'].map((label) => ({
                id: `move-${label}`,
                label,
                onRun: () => ran(label),
              })),
            },
          ],
        },
      },
      { id: 'archive', label: 'Archive', icon: 'archive', shortcut: 'E', onRun: () => ran('archive') },
    ],
  },
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'dashboard', label: 'Dashboard', icon: 'dashboard', shortcut: 'G D' },
      { id: 'contacts', label: 'Contacts', icon: 'users', keywords: ['people'] },
      { id: 'settings', label: 'Settings', icon: 'settings', shortcut: 'Mod+,' },
      { id: 'compose', label: 'Write a message', icon: 'pencil', shortcut: 'Mod+Shift+M' },
    ],
  },
];

const people: CommandGroup = {
  id: 'people',
  title: 'People',
  commands: [
    { id: 'renee', label: 'Renée Łukasiewicz', icon: 'user', description: 'Analytical Engines Ltd' },
    { id: 'ada', label: 'Ada Lovelace', icon: 'user', description: 'Analyst' },
  ],
};

/** A screen that owns the palette. */
function Screen({ isOpen, onOpenChange, onRun, ...args }: CommandPaletteProps) {
  const [isShown, show] = useState(isOpen);
  const [recent, setRecent] = useState(args.recent ?? []);
  return (
    <>
      <Button icon="search" onPress={() => show(true)}>
        Search
      </Button>
      <CommandPalette
        {...args}
        recent={recent}
        isOpen={isShown}
        onOpenChange={(willOpen) => {
          onOpenChange(willOpen);
          show(willOpen);
        }}
        onRun={(id) => {
          onRun?.(id);
          setRecent((ids) => [id, ...ids.filter((one) => one !== id)]);
        }}
      />
    </>
  );
}

const withPlatform = (platform: Platform) => (Story: ComponentType) => (
  <PlatformContext value={platform}>
    <Story />
  </PlatformContext>
);

const meta = preview.meta({
  component: CommandPalette,
  decorators: [withPlatform('other')],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '34rem' } },
    keyboard: [
      { keys: ['Control+k', 'Meta+k'], does: 'Opens or closes the palette from anywhere.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous command, wrapping around.' },
      { keys: ['Enter'], does: 'Runs the command or opens its submenu.' },
      { keys: ['Backspace'], does: 'In an empty search box, leaves the submenu.' },
      { keys: ['Escape'], does: 'Closes the palette and restores focus.' },
    ],
  },
  args: { groups, recent: ['archive'], isOpen: true, onOpenChange: fn(), onRun: fn() },
  render: (args) => <Screen {...args} />,
  beforeEach: () => {
    ran.mockClear();
  },
});

const search = () => screen.getByRole('combobox');
/** It has come in, and not only begun to. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
const chosen = () => screen.getByRole('option', { selected: true });

/** Recent commands come first. */
export const Playground = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await shown();
    await expect(chosen()).toHaveTextContent('Archive');
  },
});

/** Best matches first, with the matched letters marked. External search results follow. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: { results: [people], isLoading: true },
  play: async () => {
    await userEvent.type(search(), 'mo');
    await expect(chosen()).toHaveTextContent('Move to…');
    await shown();
    await expect(screen.getByRole('option', { name: /Renée/ })).toBeVisible();
  },
});

/** Shortcuts as labeled on Apple keyboards. */
export const Apple = meta.story({
  decorators: [withPlatform('apple')],
  play: async () => {
    await shown();
    await expect(screen.getByRole('option', { name: /Write a message/ })).toHaveTextContent('⌘⇧M');
    await expect(screen.getByRole('option', { name: /Write a message/ })).toHaveAttribute(
      'aria-keyshortcuts',
      'Meta+Shift+M',
    );
  },
});

/** Nothing matches, and no search is running. */
export const NothingFound = meta.story({
  play: async () => {
    await shown();
    await userEvent.type(search(), 'qqq');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “qqq”');
    await expect(search()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** An external search is still running. */
export const Searching = meta.story({
  args: { isLoading: true, onQueryChange: fn() },
  play: async ({ args }) => {
    await shown();
    await userEvent.type(search(), 'q');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('q');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
});

/** Many commands, long and unbroken names, and several scripts. */
export const Stress = meta.story({
  tags: ['narrow', 'zoom', 'small', 'coarse', 'replayed'],
  args: {
    recent: [],
    groups: [
      {
        id: 'long',
        title: long.sentence,
        commands: [
          { id: 'sentence', label: long.sentence, icon: 'mail', shortcut: 'Mod+Shift+Enter' },
          { id: 'unbroken', label: long.unbroken, description: long.address },
          { id: 'arabic', label: scripts.arabic, icon: 'user' },
          { id: 'japanese', label: scripts.japanese, icon: 'user' },
        ],
      },
      {
        id: 'many',
        title: 'Many',
        commands: Array.from({ length: 40 }, (_, index) => ({ id: `c${index}`, label: `Command ${index + 1}` })),
      },
    ],
  },
  play: async () => {
    await shown();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen()).toHaveTextContent('Command 40');
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toHaveTextContent(long.sentence);
  },
});

const many: CommandGroup = {
  id: 'many',
  title: 'Contacts',
  commands: Array.from({ length: 5_000 }, (_, index) => ({ id: `contact-${index}`, label: `Open contact ${index}` })),
};

/** Each section shows at most 50 commands. Typing finds the others. */
export const Many = meta.story({
  tags: ['no-pixels'],
  args: { groups: [...groups, many] },
  play: async () => {
    await shown();
    await expect(screen.getAllByRole('option')).toHaveLength(57);
    await expect(screen.getByText('4,950 more. Type on to find them.')).toBeInTheDocument();
    await userEvent.type(search(), '4999');
    await expect(chosen()).toHaveTextContent('Open contact 4999');
    await expect(screen.queryByText(/Type on/)).not.toBeInTheDocument();
  },
});

/** A submenu replaces all other commands. Backspace in the empty search box leaves it. */
export const Pages = meta.story({
  tags: ['dark', 'forced'],
  play: async () => {
    await shown();
    await userEvent.keyboard('move{Enter}');
    await expect(search()).toHaveAttribute('placeholder', 'Move to which column?');
    await userEvent.keyboard('{Backspace}');
    await expect(search()).toHaveAttribute('placeholder', 'Search commands, people and messages');
    await userEvent.keyboard('column{Enter}wait');
    await expect(chosen()).toHaveTextContent('Waiting for Response');
    // The way back for a pointer is one Tab away; and forced colors draw a caret that blinks, which no picture can hold.
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: /Back to all commands/ })).toHaveFocus();
  },
});

/** Mod+K opens the palette, Enter runs a command, and focus is restored. That command then comes first. */
export const Keyboard = meta.story({
  args: { isOpen: false, recent: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(search()).toHaveFocus();
    await expect(chosen()).toHaveTextContent('Reply');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(ran).toHaveBeenCalledWith('archive');
    await expect(args.onRun).toHaveBeenCalledWith('archive');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(chosen()).toHaveTextContent('Archive');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});
