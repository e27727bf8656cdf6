import { componentDocs } from '#storybook/docs';
import { ComboBox } from '.';

const contacts = [
  { id: 'lindqvist', label: 'Ada Lindqvist', description: 'Analytical Engines Ltd' },
  { id: 'oyelaran', label: 'Grace Oyelaran', description: 'Harbor Software' },
  { id: 'petrov', label: 'Alan Petrov', description: 'Bletchley Park' },
  { id: 'okafor', label: 'Mary Okafor', description: 'Harbor Software' },
  { id: 'okafor-2', label: 'Mary Okafor', description: 'Okafor Design' },
  { id: 'lukasiewicz', label: 'Renée Łukasiewicz', description: 'Analytical Engines Ltd' },
];

const priorities = [
  { id: 'high', label: 'High' },
  { id: 'medium', label: 'Medium' },
  { id: 'low', label: 'Low' },
];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to select one of about twenty or more options by typing.',
    'Use it with `onInputChange` and `isFiltered` when an external search supplies the options.',
    'Use it with `allowsCustomValue` to suggest values while accepting others.',
  ],
  whenNotToUse: [
    { when: 'There are fewer than about twenty options.', instead: 'Select' },
    { when: 'Users enter several values.', instead: 'TagField' },
    { when: 'The text searches a list or a page.', instead: 'SearchField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the value. It can be visually hidden.' },
    { part: 'Input', what: 'Filters the options while typing. An icon before it is optional.' },
    { part: 'Spinner', what: 'Shown while an external search runs.' },
    { part: 'Button', what: 'Opens the list without typing.' },
    { part: 'List', what: 'Options with optional icons, descriptions and sections.' },
    { part: 'Help', what: 'A description, or an error message while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: <ComboBox label="Contact" options={contacts} placeholder="Ada Lindqvist" />,
        because: 'Typing finds one of many contacts, and companies distinguish contacts of the same name.',
      },
      bad: {
        show: <ComboBox label="Priority" options={priorities} placeholder="High" />,
        because: 'Three options need no typing. Use `Select` or `RadioGroup`.',
      },
    },
  ],
  accessibility: {
    roles: 'A `combobox` and a button that open a `listbox` of options. Sections are groups with headings.',
    announced: [
      'The number of options when the list opens or typing changes it.',
      'The selected option, once the list closes.',
      'While the list is empty: "Searching…" or "Nothing found for “renx”".',
    ],
  },
  content: [
    'Use a noun as the label: "Contact", "Company", not "Select a contact".',
    'Use a realistic example as the placeholder: "Ada Lindqvist".',
    'Add a description if options can have the same name: the company of a contact.',
  ],
  related: ['Select', 'TagField', 'SearchField', 'RadioGroup'],
  changes: [
    { version: '0.3.0', what: '`value` and `onChange` have the type of the ids of the options.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
