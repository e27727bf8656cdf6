import { componentDocs } from '#storybook/docs';
import { Stat, StatGroup } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show one key figure with its change since the last period.',
    'Use `StatGroup` to show two to six key figures above the details.',
  ],
  whenNotToUse: [
    { when: 'The values are names, dates or other text.', instead: 'DescriptionList' },
    { when: 'The figure is a position on a scale with a minimum and maximum.', instead: 'Meter' },
    { when: 'Many items have the same figures.', instead: 'Table' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names what is counted. A "Sample" badge follows it if the figure is sample data.' },
    { part: 'Value', what: 'The figure with its unit. A dash if it is unknown.' },
    { part: 'Change', what: 'Optional: an arrow, the change in percent and the period. Green is good, red is bad.' },
    { part: 'Note', what: 'Optional: one line that explains the figure, or says why it is unknown.' },
    { part: 'Action', what: 'Optional: a link or quiet button that opens the items counted.' },
  ],
  examples: [
    {
      good: {
        show: (
          <StatGroup>
            <Stat
              label="Median response time"
              value={3.4}
              unit="hours"
              change={-0.08}
              since="since last week"
              better="down"
            />
          </StatGroup>
        ),
        because: 'It has a unit and a period, and a faster response is shown as good news.',
      },
      bad: {
        show: (
          <StatGroup>
            <Stat label="Response" value={3.4} change={-0.08} />
          </StatGroup>
        ),
        because: 'The unit and period are missing, and a faster response is shown in red.',
      },
    },
  ],
  accessibility: {
    roles: '`StatGroup` is a native `dl`. Each label is a `dt`. Its value, change, note and action are `dd` elements.',
    announced: [
      'The label, the value with its unit, then the change in words: "up 12% since last week".',
      'An unknown value reads "Not known yet". Sample data reads "Sample" after the label.',
    ],
  },
  content: [
    'Name what is counted in two or three words: "Unread messages".',
    'Write `since` so that it completes the change: "since last week", as in "up 12% since last week".',
    'Give the unit unless the label names it: "3.4 hours".',
  ],
  related: ['Sparkline', 'Meter', 'DescriptionList', 'Table'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
