import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { StackedChart } from '.';

const weeks = { days: ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23'], each: 'week' } as const;

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show what a total consists of, and how that changes over time.',
    'Use `isShare` when the share of each part matters more than the amounts.',
  ],
  whenNotToUse: [
    { when: 'Readers compare the series with each other, not with the total.', instead: 'LineChart' },
    { when: 'There is one total at one point in time.', instead: 'DonutChart' },
    { when: 'The values do not add up, such as averages or rates.', instead: 'BarChart' },
  ],
  anatomy: [
    { part: 'Title', what: 'Names the total and its period, as a heading.' },
    { part: 'Summary', what: 'One sentence about the total and the largest part. Visible with `isSummaryShown`.' },
    { part: 'View button', what: 'Switches between the chart and a table of the same values.' },
    { part: 'Legend', what: 'Names each series, if there are several.' },
    { part: 'Stacks', what: 'Bars for categories, or areas for continuous time. The first series is at the bottom.' },
    { part: 'Value card', what: 'The selected value, shown on hover or with the arrow keys.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <StackedChart
              title="Messages received per week"
              size="small"
              along={weeks}
              series={[
                { name: 'Email', values: [124, 131, 118, 140] },
                { name: 'WhatsApp', values: [38, 52, 61, 77] },
                { name: 'LinkedIn', values: [20, 18, 24, 22] },
              ]}
            />
          </Stack>
        ),
        because: 'The channels add up to all messages, so the height of each stack means something.',
      },
      bad: {
        show: (
          <Stack width="form">
            <StackedChart
              title="Median response time per week, in hours"
              size="small"
              along={weeks}
              series={[
                { name: 'Email', values: [5.2, 4.8, 5.5, 4.1] },
                { name: 'WhatsApp', values: [0.8, 1.1, 0.7, 0.9] },
                { name: 'LinkedIn', values: [9.4, 8.8, 10.2, 9.1] },
              ]}
            />
          </Stack>
        ),
        because: 'Medians do not add up, so the height of a stack means nothing.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `figure` named by its heading. The plot is a focusable `application` with a `status`. The table is native.',
    announced: [
      'On focus, the plot reads the summary and how to use the arrow keys.',
      'The arrow keys announce one value at a time: "WhatsApp, December 2025: 52".',
      'With `isShare`, the share follows the value: "Won, December 2025: 1 (34%)".',
    ],
  },
  content: [
    'Name the total and its period in the title: "Messages received per week".',
    'Put the most important series first, because only its baseline is flat.',
    'Name each series in a word or two: "WhatsApp", not "Messages sent over WhatsApp".',
  ],
  related: ['BarChart', 'LineChart', 'DonutChart', 'Chart'],
  changes: [
    { version: '0.3.0', what: 'Up to eight series. Textures appear only in print, high contrast and forced colors.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
