import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { type Cohort, CohortGrid } from '.';

const months = ['July 2025', 'August 2025', 'September 2025', 'October 2025', 'November 2025', 'December 2025'];
const periods = months.map((_, index) => `Month ${index}`);

/** Each keeps four fifths from month to month, a little more or less by its place. */
const cohorts: Cohort[] = months.map((name, row) => ({
  name,
  size: 34 + ((row * 11) % 17),
  values: periods.map((_, period) => (period > 5 - row ? null : (0.8 + ((row * 7 + period) % 5) / 50) ** period)),
}));

const meta = preview.meta({
  component: CohortGrid,
  args: { title: 'Customers who still write', cohorts, periods },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous period and announces the share.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous cohort.' },
      { keys: ['Escape'], does: 'Clears the selected value.' },
    ],
  },
});

/** Six monthly cohorts. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Six cohorts, a single cohort, and a cohort with nobody left. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <CohortGrid title="Six cohorts" cohorts={cohorts} periods={periods} isSummaryShown />
      <CohortGrid title="One cohort" cohorts={cohorts.slice(0, 1)} periods={periods} isSummaryShown />
      <CohortGrid
        title="Nobody left"
        cohorts={[{ name: 'July 2025', size: 4, values: [1, 0.25, 0] }]}
        periods={periods.slice(0, 3)}
        isSummaryShown
      />
    </Grid>
  ),
});

/** Long names in several scripts, two years of monthly cohorts, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <CohortGrid
          title={long.sentence}
          cohorts={[long.unbroken, scripts.arabic, scripts.japanese].map((name) => ({
            name,
            size: 12_400,
            values: [1, 0.62, 0.4],
          }))}
          periods={[long.unbroken, scripts.arabic, scripts.japanese]}
        />
        <CohortGrid
          title="Two years"
          cohorts={Array.from({ length: 24 }, (_, row) => ({
            name: `Month ${row + 1}`,
            size: 10,
            values: Array.from({ length: 24 - row }, (__, period) => 0.9 ** period),
          }))}
          periods={Array.from({ length: 24 }, (_, period) => String(period))}
        />
        <CohortGrid title="Nothing" cohorts={[]} periods={[]} empty="No cohort has a full month yet." />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** The summary weights cohorts by size. Arrow keys move between the shares. */
export const Keyboard = meta.story({
  args: {
    cohorts: [
      { name: 'January', size: 30, values: [1, 0.5] },
      { name: 'February', size: 10, values: [1, 0.9] },
    ],
    periods: ['Month 0', 'Month 1'],
    isSummaryShown: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60% of 40 people are still there in Month 1.')).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('February (10), Month 1: 90%');
  },
});
