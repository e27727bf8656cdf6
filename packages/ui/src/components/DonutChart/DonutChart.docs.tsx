import { componentDocs } from '#storybook/docs';
import { DonutChart } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for two to six parts of one whole, such as the sentiment of replies.',
    'Use it when the share of the largest part and the total are the message.',
  ],
  whenNotToUse: [
    { when: 'Readers compare the parts with each other.', instead: 'BarChart' },
    { when: 'The shares change over time.', instead: 'StackedChart' },
    { when: 'A single share is measured against a limit.', instead: 'Meter' },
  ],
  anatomy: [
    { part: 'Title', what: 'What is counted. It names the chart.' },
    {
      part: 'Summary',
      what: 'The largest part, its share and the total. Hidden visually unless `isSummaryShown` is set.',
    },
    { part: 'Ring', what: 'Up to six slices, largest first. Beyond six, the rest is one slice named "Other".' },
    { part: 'Middle', what: 'The total, or the value of the selected slice.' },
    { part: 'List', what: 'Each slice with its color, name, value and share.' },
    { part: 'Table switch', what: 'A button that shows the same values as a table.' },
  ],
  examples: [
    {
      good: {
        show: (
          <DonutChart
            title="Sentiment of replies this week"
            size="small"
            totalLabel="replies"
            slices={[
              { name: 'Positive', value: 64 },
              { name: 'Neutral', value: 27 },
              { name: 'Negative', value: 9 },
            ]}
          />
        ),
        because: 'Three parts of clearly different size are read at a glance.',
      },
      bad: {
        show: (
          <DonutChart
            title="Messages sent per weekday"
            size="small"
            totalLabel="messages"
            slices={[
              { name: 'Monday', value: 42 },
              { name: 'Tuesday', value: 40 },
              { name: 'Wednesday', value: 41 },
              { name: 'Thursday', value: 39 },
              { name: 'Friday', value: 38 },
              { name: 'Saturday', value: 12 },
              { name: 'Sunday', value: 10 },
            ]}
          />
        ),
        because: 'The order of the days is lost, and similar slices look the same. Use bars.',
      },
    },
  ],
  accessibility: {
    roles: 'A figure named by its title, with a focusable chart of role application, a list and a table switch.',
    announced: [
      'The title and the summary: "Largest Positive with 64% of 100."',
      'The summary and the keys, when the chart takes focus.',
      'The slice at each arrow key: "Positive: 64 (64%)".',
    ],
  },
  content: [
    'Name in the title what is counted, with its period: "Sentiment of replies this week".',
    'Write the unit below the total: "replies".',
    'Keep slice names to one or two words: "Positive".',
  ],
  related: ['Chart', 'BarChart', 'StackedChart', 'Meter'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
