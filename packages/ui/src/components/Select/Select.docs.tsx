import { componentDocs } from '#storybook/docs';
import { Switch } from '../Switch';
import { Select } from '.';

const priorities = [
  { id: 'all', label: 'All' },
  { id: 'high', label: 'High' },
  { id: 'medium', label: 'Medium' },
  { id: 'low', label: 'Low' },
];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to select one of three to twenty options that users know by name.',
    'Use it when room is short and the selected option says enough.',
  ],
  whenNotToUse: [
    { when: 'Users should compare up to six options, or each needs a sentence.', instead: 'RadioGroup' },
    { when: 'There are more than twenty options, or typing is quicker than scrolling.', instead: 'ComboBox' },
    { when: 'The items are commands that run at once.', instead: 'Menu' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names what is selected.' },
    { part: 'Button', what: 'Shows the selected option or the placeholder, and opens the list.' },
    { part: 'List', what: 'One option per row. A check marks the selected one.' },
    { part: 'Option icon', what: 'Optional. An icon or avatar before the text.' },
    { part: 'Help', what: 'Optional description or error message below the button.' },
  ],
  examples: [
    {
      good: {
        show: <Select label="Minimum priority" options={priorities} placeholder="Select a priority" />,
        because: 'Name the object in the label and the placeholder.',
      },
      bad: {
        show: <Select label="Filter" options={priorities} placeholder="Select" />,
        because: 'Neither the label nor the placeholder says what to select.',
      },
    },
    {
      good: {
        show: <Switch defaultSelected>Show read messages</Switch>,
        because: 'For a setting that is on or off, use a switch.',
      },
      bad: {
        show: (
          <Select
            label="Show read messages"
            options={[
              { id: 'yes', label: 'Yes' },
              { id: 'no', label: 'No' },
            ]}
            defaultValue="yes"
          />
        ),
        because: 'A select hides the second option, and changing it takes two presses.',
      },
    },
  ],
  accessibility: {
    roles: 'A button that opens a listbox with options. Both are named by the label.',
    announced: [
      'Focusing the button reads the label and the selected option.',
      'In the list, each option is read with its position and whether it is selected.',
    ],
  },
  content: [
    'Write the label as a noun: "Priority", not "Select a priority".',
    'Write options in one to three words with the same form: "High", "Medium", "Low".',
    'Name the object in the placeholder: "Select a priority".',
  ],
  related: ['RadioGroup', 'ComboBox', 'Menu', 'Tabs'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
