import { componentDocs } from '#storybook/docs';
import { HeatMap } from '.';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to find peaks across two categories, such as weekdays and hours.',
    'Use it when the pattern matters more than exact values.',
  ],
  whenNotToUse: [
    { when: 'There is only one row of values.', instead: 'BarChart' },
    { when: 'The rows are groups that started together and shrink over time.', instead: 'CohortGrid' },
    { when: 'Users look up exact values.', instead: 'Table' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading that says what is counted.' },
    { part: 'Summary', what: 'One sentence that names the highest value. Visible if `isSummaryShown`.' },
    { part: 'Legend', what: 'Five steps of color between zero and the highest value.' },
    { part: 'Cells', what: 'One per value. A value that was not measured has no cell.' },
    { part: 'Row and column names', what: 'Column names that do not fit are left out, but still announced.' },
    { part: 'Table button', what: 'Switches to the same values as a table.' },
  ],
  examples: [
    {
      good: {
        show: (
          <HeatMap
            title="Messages received by weekday and hour"
            isSummaryShown
            columns={hours}
            rows={[
              { name: 'Monday', values: [14, 31, 18, 22, 16, 5] },
              { name: 'Tuesday', values: [11, 27, 15, 24, 19, 6] },
              { name: 'Wednesday', values: [9, 19, 12, 17, 11, 3] },
              { name: 'Thursday', values: [12, 25, 14, 28, 17, 4] },
              { name: 'Friday', values: [8, 16, 9, 10, 4, 1] },
            ]}
          />
        ),
        because: 'Use it for two categories, and show the summary if no text nearby has the finding.',
      },
      bad: {
        show: (
          <HeatMap
            title="Messages received by hour"
            columns={hours}
            rows={[{ name: 'Messages', values: [54, 118, 68, 101, 67, 19] }]}
          />
        ),
        because: 'With a single row, bar lengths are easier to compare than shades.',
      },
    },
  ],
  accessibility: {
    roles:
      'A figure, named by the title and described by the summary. The plot is an application with arrow keys. ' +
      'The same values are available as a table.',
    announced: [
      'The plot says its summary when it gets focus: "Highest: 8 (Monday, 10:00)."',
      'Each cell says its row, column and value: "Tuesday, 11:00: 5". A gap says "no value".',
    ],
  },
  content: [
    'Say in the title what is counted and by what: "Messages received by weekday and hour".',
    'Keep column names short, so that more of them fit: "9:00" or "W12".',
    'Write `finding` as one sentence: "Contacts write most on Monday mornings."',
  ],
  related: ['BarChart', 'CohortGrid', 'Table', 'Chart'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
