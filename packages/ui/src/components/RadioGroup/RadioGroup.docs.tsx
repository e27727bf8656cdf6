import { componentDocs } from '#storybook/docs';
import { Radio, RadioGroup } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to select one of two to six options that users should compare.',
    'Use it when an option needs a sentence of explanation.',
  ],
  whenNotToUse: [
    { when: 'There are more than six options, or there is little room.', instead: 'Select' },
    { when: 'The choice changes what the page shows, not what is saved.', instead: 'Tabs' },
    { when: 'A setting is either on or off.', instead: 'Switch' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names what is chosen.' },
    { part: 'Radios', what: 'Stacked by default. A few short labels may stand side by side.' },
    { part: 'Radio description', what: 'Optional. A sentence under one radio that says what it does.' },
    { part: 'Description', what: 'Optional. One line of help for the whole group.' },
    { part: 'Error message', what: 'Shown while the choice is missing or invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <RadioGroup label="Sending mode" defaultValue="simulated">
            <Radio value="simulated" description="Uses a local stand-in. Nothing is sent.">
              Simulated
            </Radio>
            <Radio value="live" description="Messages reach your contacts.">
              Live
            </Radio>
          </RadioGroup>
        ),
        because: 'Name each option, and say what it does.',
      },
      bad: {
        show: (
          <RadioGroup label="Use live mode?" defaultValue="no">
            <Radio value="no">No</Radio>
            <Radio value="yes">Yes</Radio>
          </RadioGroup>
        ),
        because: 'The options mean nothing without the question, and the consequence is missing.',
      },
    },
  ],
  accessibility: {
    roles: 'A radiogroup named by its label, with native radio inputs. The group is one tab stop.',
    announced: [
      'Entering the group reads its label and the selected radio.',
      'Arrow keys select a radio and read its label and description.',
    ],
  },
  content: [
    'Name the options with nouns or adjectives of the same kind: "Formal", "Warm", "Short".',
    'Describe the consequence in one sentence: "Messages reach your contacts."',
    'Say what to do in the error message: "Select a mode."',
  ],
  related: ['Select', 'Checkbox', 'Switch', 'Tabs'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
