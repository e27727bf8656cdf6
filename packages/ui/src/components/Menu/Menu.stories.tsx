import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button, IconButton } from '../Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '.';

const meta = preview.meta({
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button: opens the menu at the first item.' },
      { keys: ['ArrowUp'], does: 'On the button: opens the menu at the last item.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous item, and wraps around.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
      { keys: ['a'], does: 'Typing letters moves to the item that starts with them.' },
      { keys: ['Enter', 'Space'], does: 'Chooses the item, closes the menu and returns focus to the button.' },
      { keys: ['Escape'], does: 'Closes the menu without choosing.' },
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

/** Actions with shortcuts, and a section with a title. */
export const Playground = meta.story({ tags: ['dark'] });

/** A checked value, a description, a disabled item, and an irreversible action. */
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

/** Long, unbroken and many items. The menu stays on screen and scrolls. */
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

/** Arrow keys and letters move. Choosing closes the menu and returns focus to the button. */
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
