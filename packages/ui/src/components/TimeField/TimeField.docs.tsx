import { componentDocs } from '#storybook/docs';
import { TextField } from '../TextField';
import { TimeField } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a time of day: quiet hours, a send time, the time of a daily brief.',
    'Use it beside a `DatePicker` for a date and time.',
  ],
  whenNotToUse: [
    { when: 'The value is a date.', instead: 'DatePicker' },
    { when: 'The value is a duration, such as a number of minutes.', instead: 'NumberField' },
    { when: 'Only a few fixed times are possible.', instead: 'Select' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the field. It can be hidden visually where the context is clear.' },
    { part: 'Icon', what: 'A clock. It is hidden from screen readers.' },
    { part: 'Segments', what: 'Hours and minutes, each edited on its own. 12-hour locales add AM or PM.' },
    { part: 'Description', what: 'Optional help below the field.' },
    { part: 'Error message', what: 'What is wrong and how to fix it, shown while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <TimeField label="Quiet hours start" description="Workspace time, Europe/London." defaultValue="22:00" />
          </div>
        ),
        because: 'Segments accept only valid times, and the description names the time zone.',
      },
      bad: {
        show: (
          <div style={full}>
            <TextField label="Quiet hours start" placeholder="HH:MM" defaultValue="10 pm" />
          </div>
        ),
        because: 'A text field accepts any text, and the required format disappears on typing.',
      },
    },
  ],
  accessibility: {
    roles: 'A group with a label. Hours, minutes and AM or PM are spin buttons.',
    announced: [
      'The label and description when focus enters, then each segment with its name and value.',
      'The new value of a segment when you type or press an arrow key.',
    ],
  },
  content: [
    'Name the time, not the control: "Quiet hours start", not "Select time".',
    'Name the time zone where it may differ from local time: "Workspace time, Europe/London."',
    'State the allowed range in an error: "Choose a time from 8:00 AM to 6:00 PM."',
  ],
  related: ['DatePicker', 'NumberField', 'Select', 'Field'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
