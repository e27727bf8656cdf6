import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { ButtonGroup } from '../ButtonGroup';
import { Card } from '../Card';
import { Stack } from '../Stack';
import { Text } from '../Text';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a short task that must be finished or canceled before anything else.',
    'Use it when a form needs all of the reader’s attention, such as a new rule.',
  ],
  whenNotToUse: [
    { when: 'The reader confirms an irreversible action.', instead: 'AlertDialog' },
    { when: 'The content explains a control and the page stays usable.', instead: 'Popover' },
    { when: 'The message reports a result and needs no decision.', instead: 'Toast' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading that names the task. It is also the accessible name.' },
    { part: 'Close button', what: 'Always present, at the end of the title line.' },
    { part: 'Body', what: 'A question, a form or text. It scrolls when it is too long.' },
    { part: 'Actions', what: 'Optional buttons in the footer, the main one last.' },
    { part: 'Scrim', what: 'Covers the page. A press on it closes the dialog unless `isDismissable` is false.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Card heading="Import a mailbox" headingLevel={3}>
            <Stack>
              <Text>4,120 messages will be added to this workspace.</Text>
              <ButtonGroup label="Import a mailbox" align="end">
                <Button>Cancel</Button>
                <Button tone="primary">Import messages</Button>
              </ButtonGroup>
            </Stack>
          </Card>
        ),
        because: 'The title names the task, and the main button says what it does.',
      },
      bad: {
        show: (
          <Card heading="Attention" headingLevel={3}>
            <Stack>
              <Text>Do you want to proceed?</Text>
              <ButtonGroup label="Attention" align="end">
                <Button>No</Button>
                <Button tone="primary">OK</Button>
              </ButtonGroup>
            </Stack>
          </Card>
        ),
        because: 'Neither the title nor the buttons say what will happen.',
      },
    },
  ],
  accessibility: {
    roles: 'A dialog named by its title, a level 2 heading. Set `role` to `alertdialog` for irreversible actions.',
    announced: [
      'The title and the role, when the dialog opens and takes focus.',
      'Nothing of the page behind it, which is hidden from screen readers while the dialog is open.',
      'The control that opened it, when the dialog closes and focus returns.',
    ],
  },
  content: [
    'Name the task in the title: "Import a mailbox", not "Attention".',
    'Repeat its verb on the main button: "Import messages", not "OK".',
    'Say in the body what will change, with figures: "4,120 messages will be added".',
  ],
  related: ['AlertDialog', 'Popover', 'Form', 'ButtonGroup'],
  changes: [
    { version: '0.3.0', what: 'The size `full` takes all the room of the window, for pictures.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
