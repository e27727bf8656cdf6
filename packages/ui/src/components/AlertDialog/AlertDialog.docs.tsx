import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { ButtonGroup } from '../ButtonGroup';
import { Stack } from '../Stack';
import { Text } from '../Text';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it before an action that cannot be undone: delete for good, disconnect a channel, revoke a key.',
    'Use it when a message is about to reach many contacts.',
  ],
  whenNotToUse: [
    { when: 'The action can be undone: act at once and offer Undo.', instead: 'Toast' },
    { when: 'The user has to fill in a form or read details.', instead: 'Dialog' },
    { when: 'The setting is as easy to turn off as to turn on.', instead: 'Switch' },
  ],
  anatomy: [
    { part: 'Title', what: 'The question, with its verb and object. It names the dialog.' },
    { part: 'Close button', what: 'Cancels, like the Escape key.' },
    { part: 'Text', what: 'What will be lost and what will be kept.' },
    { part: 'Error', what: 'Why the action failed. The dialog stays open for another try.' },
    { part: 'Cancel', what: 'Closes the dialog and changes nothing.' },
    { part: 'Confirm button', what: 'Repeats the verb of the title. It shows a spinner while the action runs.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack gap="sm">
            <Text weight="semibold">Disconnect LinkedIn?</Text>
            <Text>All 412 messages are kept. New messages stop arriving, and 3 automations stop.</Text>
            <ButtonGroup label="Disconnect LinkedIn?">
              <Button>Cancel</Button>
              <Button tone="danger">Disconnect</Button>
            </ButtonGroup>
          </Stack>
        ),
        because: 'Name the action in the title and on the button, and list the consequences.',
      },
      bad: {
        show: (
          <Stack gap="sm">
            <Text weight="semibold">Are you sure?</Text>
            <Text>This action may affect your account.</Text>
            <ButtonGroup label="Are you sure?">
              <Button>No</Button>
              <Button tone="danger">Yes</Button>
            </ButtonGroup>
          </Stack>
        ),
        because: 'The title and buttons say nothing about the action, so users have to guess.',
      },
    },
  ],
  accessibility: {
    roles: 'A modal with the role `alertdialog`, named by its title. Errors appear in an element of role `alert`.',
    announced: [
      'When it opens: the title, then the focused button. That is Cancel for dangerous actions.',
      'While the action runs, the confirm button is announced as working and keeps focus.',
      'If the action fails, the error is announced at once.',
    ],
  },
  content: [
    'Ask with a verb and an object: "Delete this rule?".',
    'Repeat the verb on the button: "Delete", not "Yes" or "OK".',
    'Say what is lost and what is kept, with figures: "12 messages are deleted. Contacts are kept."',
  ],
  related: ['Dialog', 'Toast', 'Button'],
  changes: [
    { version: '0.2.0', what: 'Focus returns to the opening button even if the dialog unmounts while open.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
