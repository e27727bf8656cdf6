import { componentDocs } from '#storybook/docs';
import { TextField } from '../TextField';
import { TagField } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for several short values of one kind: addresses, labels, phone numbers.',
    'Use `suggestions` to offer known values while users can still type new ones.',
  ],
  whenNotToUse: [
    { when: 'The field takes a single value.', instead: 'TextField' },
    { when: 'The value must come from a fixed list.', instead: 'ComboBox' },
    { when: 'The text contains sentences or line breaks.', instead: 'TextArea' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the field. It also names the list of tags.' },
    { part: 'Tags', what: 'The values in the order they were added. Each has a remove button.' },
    { part: 'Input', what: 'Follows the last tag. Invalid text stays here until it is corrected.' },
    { part: 'Suggestions', what: 'Optional list of matching values, shown while typing.' },
    { part: 'Description', what: 'Optional help below the field.' },
    { part: 'Error message', what: 'What is wrong and how to fix it, shown while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <TagField
              label="Your addresses"
              description="Used to tell sent from received email."
              defaultValue={['ada@example.org', 'sales@example.org']}
              inputMode="email"
            />
          </div>
        ),
        because: 'Each address is checked, moved to and removed on its own.',
      },
      bad: {
        show: (
          <div style={full}>
            <TextField
              label="Your addresses"
              description="Separate addresses with semicolons."
              defaultValue="ada@example.org; sales@example.org"
            />
          </div>
        ),
        because: 'Users must learn a separator, and one typo can break the whole list.',
      },
    },
  ],
  accessibility: {
    roles: 'A text input, or a combobox with a listbox of suggestions. Tags are rows of a grid with remove buttons.',
    announced: [
      'The label, the description and any error when the input gets focus.',
      'Tags that were added or removed, and why a tag was rejected, in a status region.',
      'The tag and its remove button when focus moves to a tag.',
    ],
  },
  content: [
    'Use a plural noun as the label: "Your addresses", "Labels".',
    'Show one sample value as the placeholder: "ada@example.org".',
    'Name the rejected text in an error: "alan is not an email address."',
  ],
  related: ['TextField', 'ComboBox', 'Chip', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
