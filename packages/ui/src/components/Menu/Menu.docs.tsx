import { componentDocs } from '#storybook/docs';
import { Button, IconButton } from '../Button';
import { Inline } from '../Inline';
import { Menu, MenuItem, MenuTrigger } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for several related actions that do not fit beside each other.',
    'Use it for actions of a row or a card that are needed less often.',
    'Use it to change a view, such as its sort order, with the current value checked.',
  ],
  whenNotToUse: [
    { when: 'The value is part of a form.', instead: 'Select' },
    { when: 'There are only one or two actions, and they fit.', instead: 'ButtonGroup' },
    { when: 'The content is more than a list of items, such as fields or text.', instead: 'Popover' },
  ],
  anatomy: [
    { part: 'Trigger', what: 'The button that opens the menu.' },
    { part: 'Section', what: 'Optional. Groups related items under a title.' },
    { part: 'Item', what: 'An action, a link or a value. An icon and a shortcut are optional.' },
    { part: 'Description', what: 'An optional second line that explains the consequence.' },
    { part: 'Check mark', what: 'Marks the current value where items are values.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline>
            <Button icon="reply">Reply</Button>
            <MenuTrigger>
              <IconButton icon="ellipsis" label="More actions" />
              <Menu>
                <MenuItem id="unread">Mark as unread</MenuItem>
                <MenuItem id="snooze">Snooze until tomorrow</MenuItem>
                <MenuItem id="archive">Archive</MenuItem>
              </Menu>
            </MenuTrigger>
          </Inline>
        ),
        because: 'Keep the main action visible, and put the less frequent ones in the menu.',
      },
      bad: {
        show: (
          <MenuTrigger>
            <Button iconAfter="chevron-down">Options</Button>
            <Menu>
              <MenuItem id="reply">Reply</MenuItem>
              <MenuItem id="unread">Mark as unread</MenuItem>
              <MenuItem id="snooze">Snooze until tomorrow</MenuItem>
              <MenuItem id="archive">Archive</MenuItem>
            </Menu>
          </MenuTrigger>
        ),
        because: 'The most frequent action takes two presses, and "Options" does not say what is inside.',
      },
    },
  ],
  accessibility: {
    roles: 'A menu with menu items. Items that are values are menu item radios or checkboxes. Sections are groups.',
    announced: [
      'The trigger is announced with its popup, and as expanded or collapsed.',
      'Each item is announced with its text and description. Values are announced as checked or not checked.',
      'Focus returns to the trigger when the menu closes.',
    ],
  },
  content: [
    'Start actions with a verb: "Mark as unread", not "Unread".',
    'Name on the trigger what the menu does: "Move to", "Sort by".',
    'Say in the description what will happen: "12 messages will be sent again".',
  ],
  related: ['Select', 'Button', 'Popover', 'CommandPalette'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
