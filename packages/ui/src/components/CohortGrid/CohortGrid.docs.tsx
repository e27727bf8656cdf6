import { componentDocs } from '#storybook/docs';
import { CohortGrid } from '.';

const periods = ['Month 0', 'Month 1', 'Month 2'];

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to compare the retention of groups that started in the same period.',
    'Use it to see whether newer groups stay longer than older ones.',
  ],
  whenNotToUse: [
    { when: 'Contacts started at any time, and one curve is enough.', instead: 'SurvivalCurve' },
    { when: 'The columns are steps of a process, not periods.', instead: 'FunnelChart' },
    { when: 'The rows are not cohorts, such as days by hours.', instead: 'HeatMap' },
  ],
  anatomy: [
    { part: 'Title', what: 'Says who is counted, and as what.' },
    { part: 'Summary', what: 'The remaining share of all cohorts, weighted by size.' },
    { part: 'Scale', what: 'Shows the colors from the lowest to the highest share.' },
    { part: 'Cohorts', what: 'One row each, named by the start period and the number of contacts.' },
    { part: 'Cells', what: 'One share per period, in color and, where there is room, as a figure.' },
  ],
  examples: [
    {
      good: {
        show: (
          <CohortGrid
            title="Customers who still reply"
            periods={periods}
            cohorts={[
              { name: 'January', size: 40, values: [1, 0.72, 0.6] },
              { name: 'February', size: 36, values: [1, 0.75, null] },
              { name: 'March', size: 31, values: [1, null, null] },
            ]}
          />
        ),
        because: 'Periods that are not over are `null`, so their cells stay empty.',
      },
      bad: {
        show: (
          <CohortGrid
            title="Customers"
            periods={periods}
            cohorts={[
              { name: 'January', size: 40, values: [1, 0.72, 0.6] },
              { name: 'February', size: 36, values: [1, 0.75, 0] },
              { name: 'March', size: 31, values: [1, 0, 0] },
            ]}
          />
        ),
        because: 'Zeros make recent cohorts look as if every customer had left.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `figure` with its title as name and its summary as description. The grid is an `application` that handles ' +
      'arrow keys. A button switches to a native `table`.',
    announced: [
      'On focus, the grid announces the summary and the keyboard hint.',
      'Each arrow key announces the cohort, the period and the share: "February (10), Month 1: 90%".',
      'Periods that are not over are announced as "no value".',
    ],
  },
  content: [
    'Say in the title what counts as active: "Customers who still reply".',
    'Name periods by their distance from the start: "Month 0", "Month 1".',
    'Set `empty` to say when data will be available: "No cohort has a full month yet."',
  ],
  related: ['SurvivalCurve', 'HeatMap', 'FunnelChart', 'Chart'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
