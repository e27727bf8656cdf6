import { componentDocs } from '#storybook/docs';
import { TextField } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for one line of text: a name, an address, a password.',
    'Use `type` for email addresses, phone numbers and web addresses, so that phones show the right keyboard.',
  ],
  whenNotToUse: [
    { when: 'The text has several lines.', instead: 'TextArea' },
    { when: 'The text searches or filters a list.', instead: 'SearchField' },
    { when: 'The value is a quantity.', instead: 'NumberField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the field. It can be hidden visually where the context is clear.' },
    { part: 'Icon', what: 'Optional, before the text. It is hidden from screen readers.' },
    { part: 'Input', what: 'Takes one line of text.' },
    { part: 'Placeholder', what: 'Optional sample value, gone once typing starts.' },
    { part: 'Description', what: 'Optional help below the field.' },
    { part: 'Error message', what: 'What is wrong and how to fix it, shown while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <TextField
              label="Email address"
              type="email"
              defaultValue="ada@"
              errorMessage="Add a domain after the @, such as example.org."
            />
          </div>
        ),
        because: 'The error says what is missing and how to fix it.',
      },
      bad: {
        show: (
          <div style={full}>
            <TextField label="Email address" type="email" defaultValue="ada@" errorMessage="Invalid input." />
          </div>
        ),
        because: 'The error leaves the user to guess what is wrong.',
      },
    },
  ],
  accessibility: {
    roles: 'A native input with a label. Description and error message are linked to it.',
    announced: [
      'The label, the value and the description when the field gets focus.',
      'A required field says so. An invalid field says so, with its error message.',
    ],
  },
  content: [
    'Use a noun as the label: "Email address", not "Enter your email".',
    'Use a realistic sample as the placeholder: "Analytical Engines Ltd".',
    'Say in an error how to fix it: "Add a domain after the @."',
  ],
  related: ['TextArea', 'SearchField', 'NumberField', 'TagField', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
