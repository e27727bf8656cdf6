import { componentDocs } from '#storybook/docs';
import { Checkbox } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a yes/no choice that applies when a form is submitted.',
    'Use `CheckboxGroup` to select any number of options, up to about ten.',
    'Use it with `aria-label` to select rows whose text is already shown.',
  ],
  whenNotToUse: [
    { when: 'The setting takes effect immediately, without a Save button.', instead: 'Switch' },
    { when: 'Users select exactly one of several options.', instead: 'RadioGroup' },
    { when: 'The choice filters what is on the screen.', instead: 'Chip' },
  ],
  anatomy: [
    { part: 'Group label', what: 'Names the options of a `CheckboxGroup`. It can be visually hidden.' },
    { part: 'Box', what: 'Shows a check mark, a dash when partly checked, or nothing.' },
    { part: 'Label', what: 'States what happens when the box is checked. Clicking it checks the box.' },
    { part: 'Description', what: 'Optional. One line of help below the label.' },
    { part: 'Error message', what: 'Says what is wrong and how to fix it.' },
  ],
  examples: [
    {
      good: {
        show: <Checkbox defaultSelected>Include archived messages</Checkbox>,
        because: 'State what happens when the box is checked.',
      },
      bad: {
        show: <Checkbox defaultSelected>Do not skip archived messages</Checkbox>,
        because: 'Users must resolve two negatives to understand the check mark.',
      },
    },
  ],
  accessibility: {
    roles: 'A native checkbox. `CheckboxGroup` is a `group` named by its label.',
    announced: [
      'The label, the role and the state: checked, not checked or partly checked.',
      'The description and the error message follow as the description of the checkbox.',
    ],
  },
  content: [
    'State what a check mark means: "Send receipts", not "Do not send receipts".',
    'Use sentence case without a period: "Include archived messages".',
    'Start all options of a group with the same kind of word: "Email", "WhatsApp", "SMS".',
  ],
  related: ['Switch', 'RadioGroup', 'Chip', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
