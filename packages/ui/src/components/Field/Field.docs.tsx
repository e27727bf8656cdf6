import { componentDocs } from '#storybook/docs';
import { TextField } from '../TextField';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use `FieldLabel` and `FieldHelp` to build a new kind of field.',
    'Use them when a control from react-aria needs the same label, help text and error as other fields.',
  ],
  whenNotToUse: [
    { when: 'The value is a line of text. The finished field has these parts.', instead: 'TextField' },
    { when: 'The value is one of a list of options.', instead: 'Select' },
    { when: 'Several fields are submitted together.', instead: 'Form' },
  ],
  anatomy: [
    { part: 'Label', what: 'Above the control. It can be hidden visually but never omitted.' },
    { part: 'Control', what: 'An input or a button. It has a border with a contrast of 3:1.' },
    { part: 'Description', what: 'Optional: one line of help below the control.' },
    { part: 'Error message', what: 'Below the description, with an icon. It appears while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <TextField
            label="Sender address"
            description="Replies arrive here."
            defaultValue="ada.example.com"
            errorMessage="Enter an address with an @, such as ada@example.com."
          />
        ),
        because: 'The help says what the address is for, and the error says how to fix it.',
      },
      bad: {
        show: <TextField label="Address" defaultValue="ada.example.com" errorMessage="Invalid input" />,
        because: 'The label could mean a street, and the error does not say what is wrong.',
      },
    },
  ],
  accessibility: {
    roles: 'A label names the control. Help text and error message are its description. An error marks it as invalid.',
    announced: [
      'The label and the role of the control, then help text and error message, when it takes focus.',
      'The error message is not a live region. A `Form` lists all errors after a submit.',
    ],
  },
  content: [
    'Write labels as nouns in sentence case, without a colon: "Sender address".',
    'Keep help to one line that says why or in which format: "Replies arrive here."',
    'Say in errors how to fix the value: "Enter an address with an @", not "Invalid input".',
  ],
  related: ['TextField', 'Select', 'Checkbox', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
