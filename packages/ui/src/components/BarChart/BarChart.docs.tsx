import { componentDocs } from '#storybook/docs';
import { BarChart } from '.';

const along = { names: ['Spring invitations', 'Win back quiet customers', 'Trade fair follow-up', 'Product update'] };
const series = [{ name: 'Replies', values: [64, 41, 37, 12] }];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to compare amounts by category: messages per channel, replies per campaign.',
    'Use it for a few days, weeks or months whose totals matter more than the trend.',
  ],
  whenNotToUse: [
    { when: 'The trend over many points in time matters.', instead: 'LineChart' },
    { when: 'The bars are parts of a total, and the total matters too.', instead: 'StackedChart' },
    { when: 'Readers look up exact values.', instead: 'Table' },
  ],
  anatomy: [
    { part: 'Title', what: 'What is measured, with its unit if it is not obvious.' },
    { part: 'Table button', what: 'Switches between the chart and a table of the same values.' },
    { part: 'Summary', what: 'The main finding in one sentence. Visible with `isSummaryShown`.' },
    { part: 'Legend', what: 'Names the series, if there are several.' },
    { part: 'Bars', what: 'Lengths start at zero. Negative values point the other way.' },
    { part: 'Axes', what: 'Category names or dates, and values with grid lines.' },
  ],
  examples: [
    {
      good: {
        show: (
          <BarChart
            title="Replies by campaign, last 30 days"
            orientation="horizontal"
            hasValues
            along={along}
            series={series}
          />
        ),
        because: 'Long names fit beside horizontal bars. Sort them by value.',
      },
      bad: {
        show: <BarChart title="Campaigns" size="small" along={along} series={series} />,
        because: 'Long names do not fit under vertical bars, and the title has no measure or period.',
      },
    },
  ],
  accessibility: {
    roles:
      'A figure named by its title and described by its summary. ' +
      'The plot has the role `application` and one tab stop. The table is a native table.',
    announced: [
      'When the plot gets focus: the summary and which keys it takes.',
      'When an arrow key selects a bar: its category and value, such as "LinkedIn: 4".',
      'Nothing when the pointer moves over bars.',
    ],
  },
  content: [
    'Put the measure, and the period where it matters, in the title: "Replies by campaign, last 30 days".',
    'Name series in one or two words: "Received", "Sent".',
    'Say why there is no data: "No campaigns sent yet".',
  ],
  related: ['LineChart', 'StackedChart', 'DonutChart', 'Table'],
  changes: [
    { version: '0.3.0', what: 'Categories can have colors of their own with `hues`, such as those of channels.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
