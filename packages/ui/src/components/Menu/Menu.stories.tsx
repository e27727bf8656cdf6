import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button, IconButton } from '../Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '.';

const meta = preview.meta({
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button: opens it, on the first item.' },
      { keys: ['ArrowUp'], does: 'On the button: opens it, on the last item.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous item, and round.' },
      { keys: ['Home', 'End'], does: 'Goes to the first or last item.' },
      { keys: ['a'], does: 'Any letters go to the item that begins with them.' },
      { keys: ['Enter', 'Space'], does: 'Chooses the item and closes; focus is back on the button.' },
      { keys: ['Escape'], does: 'Closes without choosing.' },
    ],
    docs: { story: { inline: false, height: '20rem' } },
  },
  args: { 'aria-label': 'Actions', onAction: fn(), children: null },
  render: (args) => (
    <MenuTrigger defaultOpen>
      <IconButton icon="ellipsis" label="Actions" />
      <Menu {...args}>
        <MenuItem id="reply" icon="reply" shortcut="R">
          Reply
        </MenuItem>
        <MenuItem id="unread" icon="mail" shortcut="U">
          Mark as unread
        </MenuItem>
        <MenuSection title="Move to">
          <MenuItem id="waiting">Waiting for Response</MenuItem>
          <MenuItem id="completed">Completed</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
});

/** Commands with their keys, and a section with a name. */
export const Playground = meta.story({ tags: ['dark'] });

/** A marked value, a disabled item, a second line, and the one that cannot be undone. */
export const Matrix = meta.story({
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button iconAfter="chevron-down">View</Button>
      <Menu {...args} disabledKeys={['archive']}>
        <MenuSection title="Sort by" selectionMode="single" selectedKeys={['priority']}>
          <MenuItem id="newest">Newest first</MenuItem>
          <MenuItem id="priority">Priority</MenuItem>
        </MenuSection>
        <MenuSection title="This import">
          <MenuItem id="problems" icon="triangle-alert" description="12 messages could not be read">
            Show problems
          </MenuItem>
          <MenuItem id="archive" icon="archive">
            Archive
          </MenuItem>
          <MenuItem id="cancel" icon="close" tone="danger">
            Cancel the import
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  tags: ['dark', 'rtl', 'forced', 'replayed'],
});

/** Long, unbroken and many items: the menu keeps to the screen and scrolls. */
export const Stress = meta.story({
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse', 'replayed'],
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button>Open</Button>
      <Menu {...args}>
        <MenuItem id="long">
          An item whose words go on for so long that they have to wrap onto a second line and a third
        </MenuItem>
        <MenuItem id="unbroken" shortcut="Ctrl+Shift+K">{`unbroken${'x'.repeat(60)}`}</MenuItem>
        {Array.from({ length: 40 }, (_, index) => `Item ${index + 1}`).map((name) => (
          <MenuItem key={name} id={name}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  ),
});

/** Arrows and first letters choose; the choice closes it and focus is back on the button. */
export const Keyboard = meta.story({
  render: (args) => (
    <MenuTrigger>
      <Button>Move</Button>
      <Menu {...args}>
        <MenuItem id="inbox">Inbox</MenuItem>
        <MenuItem id="waiting">Waiting</MenuItem>
        <MenuItem id="completed">Completed</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Inbox' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Waiting' })).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(screen.getByRole('menuitem', { name: 'Completed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('completed', undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move' })).toHaveFocus());
  },
});
