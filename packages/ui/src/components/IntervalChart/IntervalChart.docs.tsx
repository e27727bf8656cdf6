import { componentDocs } from '#storybook/docs';
import { BarChart } from '../BarChart';
import { IntervalChart } from '.';

const variants = [
  { name: 'Short question', value: 0.084, low: 0.068, high: 0.103 },
  { name: 'Case study', value: 0.061, low: 0.047, high: 0.078 },
  { name: 'Discount', value: 0.038, low: 0.026, high: 0.049 },
];

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to compare estimates whose uncertainty matters, such as the reply rates of variants.',
    'Use it to show which estimates clearly differ from a reference, such as the average of all variants.',
  ],
  whenNotToUse: [
    { when: 'The values are exact, such as messages per channel.', instead: 'BarChart' },
    { when: 'The values change over time.', instead: 'LineChart' },
    { when: 'There is only a single value to show.', instead: 'Stat' },
  ],
  anatomy: [
    { part: 'Title', what: 'What is estimated. It is the name of the chart.' },
    { part: 'Table button', what: 'Switches to a table with each value, its lower limit and its upper limit.' },
    { part: 'Summary', what: 'Names what is clearly above or below the reference. It is optional on screen.' },
    { part: 'Marker', what: 'The estimate itself, in a row with its name.' },
    { part: 'Interval', what: 'A line from the lower to the upper limit. It is gray if it includes the reference.' },
    { part: 'Curve', what: 'Optional. How likely each value is, above its interval. All curves share one scale.' },
    { part: 'Reference', what: 'An optional vertical line at the value to compare with.' },
  ],
  examples: [
    {
      good: {
        show: (
          <IntervalChart
            title="Reply rate by variant"
            estimates={variants}
            format={percent}
            reference={{ name: 'all variants', value: 0.06 }}
            isSummaryShown
          />
        ),
        because: 'The intervals show that "Case study" does not clearly differ from the average.',
      },
      bad: {
        show: (
          <BarChart
            title="Reply rate by variant"
            along={{ names: variants.map(({ name }) => name) }}
            series={[{ name: 'Reply rate', values: variants.map(({ value }) => value) }]}
            format={percent}
            orientation="horizontal"
          />
        ),
        because: 'Bars look exact, and hide that some differences may be due to chance.',
      },
    },
  ],
  accessibility: {
    roles: 'A figure with a heading. The plot is an application described as a "chart". The table is a native table.',
    announced: [
      'The summary describes the figure, even where it is not shown.',
      'Arrow keys announce each estimate with its limits: "Discount: 3.8% (2.6% to 4.9%)".',
      'Moving the pointer announces nothing.',
    ],
  },
  content: [
    'Name the measure and the grouping in the title: "Reply rate by variant".',
    'Write the name of the reference so that it fits in a sentence: "all variants", "no offer".',
    'Sort the estimates by value, unless they have an order of their own.',
  ],
  related: ['BarChart', 'LineChart', 'ScatterChart', 'Chart'],
  changes: [
    { version: '0.3.0', what: 'Estimates may have a curve, and `finding` replaces the summary.' },
    { version: '0.3.0', what: 'Added.' },
  ],
});
