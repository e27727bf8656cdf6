import { componentDocs } from '#storybook/docs';
import { SearchField } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: ['Use it to search or filter a list by free text.', 'Use one per list, above or beside what it searches.'],
  whenNotToUse: [
    { when: 'Users select one of many known options.', instead: 'ComboBox' },
    { when: 'Users look for a command or a page of the app.', instead: 'CommandPalette' },
    { when: 'The text is stored, not searched for.', instead: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Hidden by default. Screen readers always get it.' },
    { part: 'Search icon', what: 'Marks the field as a search box.' },
    { part: 'Input', what: 'The placeholder says what can be searched.' },
    { part: 'Clear button', what: 'Shown while the field has text.' },
    { part: 'Help', what: 'Optional description or error message below the input.' },
  ],
  examples: [
    {
      good: {
        show: <SearchField label="Search contacts" placeholder="Search contacts..." />,
        because: 'Say what is searched, in the label and in the placeholder.',
      },
      bad: {
        show: <SearchField label="Search" placeholder="Type here..." />,
        because: 'It does not say whether it searches contacts, messages or the whole workspace.',
      },
    },
  ],
  accessibility: {
    roles: 'A native search input, which screen readers call a search box. The clear button is outside the tab order.',
    announced: [
      'The label is read when the field gets focus, even if it is hidden.',
      'Results are not announced by the field. Announce their number beside the list.',
    ],
  },
  content: [
    'Write the label as verb and object: "Search messages".',
    'Repeat the label in the placeholder, with three dots: "Search messages..."',
  ],
  related: ['ComboBox', 'CommandPalette', 'TextField', 'Chip'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
