import { componentDocs } from '#storybook/docs';
import { LineChart } from '../LineChart';

const days = ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'];
const received = [18, 24, 21, 30, 27, 6, 4];

/** Email was disconnected for two days. */
const withGap = [18, 24, null, null, 27, 6, 4];
const withZeros = [18, 24, 0, 0, 27, 6, 4];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use a chart to show a shape: a trend, a gap or an outlier.',
    'Read "Choosing a chart" to find the chart for your question.',
    'Use `ChartFrame`, `useChartData` and `Plot` to build a new type of chart.',
  ],
  whenNotToUse: [
    { when: 'A single figure and its change say everything.', instead: 'Stat' },
    { when: 'Users look up exact values.', instead: 'Table' },
    { when: 'A figure only needs its trend beside it.', instead: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Title', what: 'Names what is shown, with its unit and period. It can be visually hidden.' },
    {
      part: 'Controls',
      what: 'A button for the table, and a menu that saves the values as CSV and the chart as PNG. Files are named after the title.',
    },
    { part: 'Summary', what: 'A sentence computed from the values. Only screen readers get it by default.' },
    { part: 'Legend', what: 'Names each series beside a sample of its style, if there are several.' },
    { part: 'Plot', what: 'The marks and axes. Arrow keys and the pointer select values.' },
    { part: 'Tooltip', what: 'Shows the values at the selected position.' },
  ],
  examples: [
    {
      good: {
        show: (
          <LineChart
            title="Messages received per day"
            size="small"
            isSummaryShown
            along={{ days }}
            series={[{ name: 'Received', values: received }]}
          />
        ),
        because: 'The title names the unit and the period, and the summary gives the main figures.',
      },
      bad: {
        show: (
          <LineChart
            title="Statistics"
            size="small"
            along={{ days }}
            series={[{ name: 'Received', values: received }]}
          />
        ),
        because: 'The title does not say what was counted.',
      },
    },
    {
      good: {
        show: (
          <LineChart
            title="Emails received per day"
            size="small"
            along={{ days }}
            series={[{ name: 'Received', values: withGap }]}
          />
        ),
        because: 'Pass `null` for days without data, such as while email was disconnected.',
      },
      bad: {
        show: (
          <LineChart
            title="Emails received daily"
            size="small"
            along={{ days }}
            series={[{ name: 'Received', values: withZeros }]}
          />
        ),
        because: 'Zeros for missing data look as if nobody had written.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `figure` with its title as name and its summary as description. The plot is an `application` that handles ' +
      'arrow keys. The table is a native `table` in a scrollable region.',
    announced: [
      'On focus, the plot announces the summary and the keyboard hint.',
      'Each arrow key announces the position and its value, and the series if there are several.',
      'Pointer movements are not announced.',
    ],
  },
  content: [
    'Put the unit and period in the title: "Messages per week", not "Statistics".',
    'Name each series in one or two words: "Received", "Sent".',
    'Set `empty` to say why there is no data: "No cohort has a full month yet."',
  ],
  related: ['LineChart', 'BarChart', 'StackedChart', 'HeatMap'],
  changes: [
    { version: '0.3.0', what: 'Channels, priorities and sentiment can use their own colors.' },
    { version: '0.3.0', what: 'Patterns and dashes appear only in print and for users who ask for more contrast.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
