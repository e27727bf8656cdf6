import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { SurvivalCurve, type SurvivalGroup } from '.';

/** Loses the same share each month. The band widens as fewer customers remain. */
const group = (name: string, kept: number): SurvivalGroup => ({
  name,
  steps: Array.from({ length: 18 }, (_, index) => {
    const at = index + 1;
    const share = kept ** at;
    const margin = 0.02 * Math.sqrt(at);
    return { at, share, low: Math.max(0, share - margin), high: Math.min(1, share + margin) };
  }),
});

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to show what share of customers remains over time.',
    'Use it when many customers are still active, so how long they will stay is unknown.',
  ],
  whenNotToUse: [
    { when: 'Customers are grouped by the month they started.', instead: 'CohortGrid' },
    { when: 'Customers pass through stages rather than leave over time.', instead: 'FunnelChart' },
    { when: 'The values can rise again, such as messages per week.', instead: 'LineChart' },
  ],
  anatomy: [
    { part: 'Title', what: 'Names who remains, as a heading.' },
    { part: 'Summary', what: 'The median of each group, or the share at the end. Visible with `isSummaryShown`.' },
    { part: 'View button', what: 'Switches between the chart and a table of the same values.' },
    { part: 'Legend', what: 'Names each group, if there are several.' },
    { part: 'Curve and band', what: 'The estimated share as steps, inside its confidence band.' },
    { part: 'Median', what: 'A dashed line to the time when half remain. Left out if more than half remain.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <SurvivalCurve
              title="Customers still in touch"
              size="small"
              unit="month"
              until={18}
              groups={[group('Champions', 0.99), group('New', 0.93)]}
              isSummaryShown
            />
          </Stack>
        ),
        because: 'Compare two or three groups, and show the summary with their medians.',
      },
      bad: {
        show: (
          <Stack width="form">
            <SurvivalCurve
              title="Customers still in touch, by segment"
              size="small"
              unit="month"
              until={18}
              groups={[
                group('Champions', 0.97),
                group('Loyal', 0.965),
                group('Promising', 0.96),
                group('New', 0.955),
                group('At risk', 0.95),
              ]}
            />
          </Stack>
        ),
        because: 'With five groups the bands overlap, and the differences are not visible.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `figure` named by its heading. The plot is a focusable `application` with a `status`. The table is native.',
    announced: [
      'On focus, the plot reads the summary and how to use the arrow keys.',
      'The arrow keys announce the share with its confidence limits: "4 months: 50% (41% to 60%)".',
    ],
  },
  content: [
    'Name who remains in the title: "Customers still in touch".',
    'Name groups as the app names its segments: "Champions", not "Group A".',
    'Say in `empty` what is missing: "Not enough customer history yet".',
  ],
  related: ['CohortGrid', 'FunnelChart', 'LineChart', 'Chart'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
