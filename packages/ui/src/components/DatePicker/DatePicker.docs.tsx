import { componentDocs } from '#storybook/docs';
import { DatePicker } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to enter a date, such as a due date or a birthday.',
    'Set `minValue` and `maxValue` if only some dates are valid.',
  ],
  whenNotToUse: [
    { when: 'Users enter a time of day.', instead: 'TimeField' },
    { when: 'A few relative periods are enough, such as "Last 7 days".', instead: 'Select' },
    { when: 'The date is only shown.', instead: 'RelativeTime' },
  ],
  anatomy: [
    { part: 'Label', what: 'Says what happens on that date. It can be visually hidden.' },
    { part: 'Segments', what: 'Day, month and year, in the order of the locale. Each can be typed.' },
    { part: 'Calendar button', what: 'Opens the calendar.' },
    { part: 'Calendar', what: 'One month of days, with lists of months and years. Today is marked.' },
    { part: 'Calendar footer', what: '"Today" selects today. "No date" clears a date that is not required.' },
    { part: 'Help', what: 'A description, or an error message while the date is invalid.' },
  ],
  examples: [
    {
      good: {
        show: <DatePicker label="Due" defaultValue="2026-03-19" description="You get a reminder that morning." />,
        because: 'The label and the description say what happens on that date.',
      },
      bad: {
        show: <DatePicker label="Date" defaultValue="2026-03-19" description="Format: MM/DD/YYYY" />,
        because: 'The label says nothing about the date, and the format depends on the locale.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `group` of `spinbutton` segments and a button. The button opens a `dialog` with a `grid` of days, where ' +
      '`aria-current` marks today.',
    announced: [
      'Each segment announces its name and value, such as "month" and "March".',
      'Each day announces its full date with the weekday.',
      'The calendar announces the new month and the selected date.',
    ],
  },
  content: [
    'Name the date by its purpose: "Due", "Birthday", not "Date".',
    'Say in the error which dates are valid: "Choose today or a later day."',
  ],
  related: ['TimeField', 'RelativeTime', 'Select', 'Field'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
