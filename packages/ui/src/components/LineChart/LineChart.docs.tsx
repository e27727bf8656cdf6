import { componentDocs } from '#storybook/docs';
import { BarChart } from '../BarChart';
import { LineChart } from '.';

const days = ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27'];
const channels = ['Email', 'WhatsApp', 'LinkedIn', 'SMS'];
const received = [{ name: 'Received', values: [148, 62, 35, 12] }];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show how values change over time, such as messages per day.',
    'Use it to compare the course of up to eight series.',
    'Use it for the steps of a process, if they have a fixed order.',
  ],
  whenNotToUse: [
    { when: 'The positions are categories without an order, such as channels.', instead: 'BarChart' },
    { when: 'The parts add up to a total at each point in time.', instead: 'StackedChart' },
    { when: 'A row or a tile has room for the course only.', instead: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Title', what: 'What is measured, with its unit. It is the name of the chart.' },
    { part: 'Table button', what: 'Switches between the chart and a table of the same values.' },
    { part: 'Summary', what: 'The first, latest, highest and lowest values. It is optional on screen.' },
    { part: 'Legend', what: 'The names of the series. It is left out if there is only one.' },
    { part: 'Line', what: 'One per series, with its own color, dashes and marker. It breaks at missing values.' },
    { part: 'Threshold', what: 'An optional dashed line at a position to compare with, with its name: "Target".' },
    { part: 'Value card', what: 'All values at the selected position, under the pointer or by arrow keys.' },
  ],
  examples: [
    {
      good: {
        show: (
          <BarChart title="Messages received this month" size="small" along={{ names: channels }} series={received} />
        ),
        because: 'Bars compare separate channels and suggest no order.',
      },
      bad: {
        show: (
          <LineChart title="Messages received this month" size="small" along={{ names: channels }} series={received} />
        ),
        because: 'The line suggests a trend from one channel to the next.',
      },
    },
    {
      good: {
        show: (
          <LineChart
            title="Replies per day"
            size="small"
            along={{ days }}
            series={[{ name: 'Replies', values: [34, 41, null, 38, 45] }]}
          />
        ),
        because: 'The line breaks on Wednesday, when nothing was measured.',
      },
      bad: {
        show: (
          <LineChart
            title="Replies per day"
            size="small"
            along={{ days }}
            series={[{ name: 'Replies', values: [34, 41, 0, 38, 45] }]}
          />
        ),
        because: 'A zero for a missing value looks like a day without replies.',
      },
    },
  ],
  accessibility: {
    roles: 'A figure with a heading. The plot is an application described as a "chart". The table is a native table.',
    announced: [
      'The summary describes the figure, even where it is not shown.',
      'Arrow keys announce each value: "Received, 27 Feb 2026: 4". Missing values are announced as "no value".',
      'Moving the pointer announces nothing.',
    ],
  },
  content: [
    'Name the measure and the period in the title: "Messages per day", not "Message statistics".',
    'Give series short names that differ in the first word: "Received", "Sent".',
    'Say in `empty` why there are no values: "No replies were measured in these weeks."',
  ],
  related: ['BarChart', 'StackedChart', 'Sparkline', 'Chart'],
  changes: [
    { version: '0.3.0', what: 'Eight series have distinct colors, dashes and markers, instead of seven.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
