import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { IntervalChart } from '.';

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

const variants = [
  { name: 'A short question', value: 0.084, low: 0.068, high: 0.103 },
  { name: 'With a case study', value: 0.061, low: 0.047, high: 0.078 },
  { name: 'With a discount', value: 0.038, low: 0.026, high: 0.049 },
];

/** A normal curve over four standard deviations each way. */
const curve = (mean: number, deviation: number) =>
  Array.from({ length: 41 }, (_, index) => {
    const z = (index - 20) / 5;
    return { at: mean + z * deviation, value: Math.exp((-z * z) / 2) / deviation };
  });

const meta = preview.meta({
  component: IntervalChart,
  args: {
    title: 'Reply rate by variant',
    estimates: variants,
    format: percent,
    reference: { name: 'all variants', value: 0.06 },
  },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'Moves to the next or previous estimate and announces it with its limits.',
      },
      { keys: ['Home', 'End'], does: 'Moves to the first or last estimate.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
    ],
  },
});

/** Three variants compared with their average. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** With and without a reference, around zero, no clear difference, and a wide interval. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <IntervalChart
        title="Beside the average"
        estimates={variants}
        format={percent}
        reference={{ name: 'all variants', value: 0.06 }}
        isSummaryShown
      />
      <IntervalChart title="Without a reference" estimates={variants} format={percent} isSummaryShown />
      <IntervalChart
        title="Lift of a holdout"
        estimates={[
          { name: 'Call', value: 0.04, low: -0.02, high: 0.1 },
          { name: 'Email', value: -0.01, low: -0.06, high: 0.04 },
        ]}
        format={{ ...percent, signDisplay: 'exceptZero' }}
        reference={{ name: 'no offer', value: 0 }}
        isSummaryShown
      />
      <IntervalChart
        title="Almost nothing known"
        estimates={[{ name: 'New variant', value: 0.5, low: 0.01, high: 0.99 }]}
        format={percent}
      />
    </Grid>
  ),
});

/** How likely each value is, where an interval alone would say too little. The sentence is given: curves decide nothing. */
export const Curves = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: {
    reference: undefined,
    estimates: [
      { name: 'A short question', value: 0.084, low: 0.068, high: 0.1, density: curve(0.084, 0.008) },
      { name: 'With a case study', value: 0.07, low: 0.034, high: 0.106, density: curve(0.07, 0.018) },
      { name: 'With a discount', value: 0.06, low: 0.048, high: 0.072, density: curve(0.06, 0.006) },
    ],
    finding: 'Not decided: more messages are needed.',
    isSummaryShown: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not decided: more messages are needed.')).toBeVisible();
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A short question: 8.4% (6.8% to 10%)');
  },
});

/** Long and non-Latin names, many estimates, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <IntervalChart
          title={long.sentence}
          estimates={[long.unbroken, scripts.arabic, scripts.japanese].map((name, index) => ({
            name,
            value: 12_000 + index * 900,
            low: 9_000,
            high: 19_000,
          }))}
        />
        <IntervalChart
          title="Many"
          estimates={Array.from({ length: 20 }, (_, index) => ({
            name: `Segment ${index + 1}`,
            value: (index * 17) % 23,
            low: ((index * 17) % 23) - 3,
            high: ((index * 17) % 23) + 4,
          }))}
          reference={{ name: 'average', value: 11 }}
        />
        <IntervalChart title="Nothing" estimates={[]} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** The summary names clear differences. Each estimate is announced with its limits. */
export const Keyboard = meta.story({
  args: { isSummaryShown: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Above 6% (all variants): A short question; below 6% (all variants): With a discount.'),
    ).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('With a discount: 3.8% (2.6% to 4.9%)');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Lower limit' })).toBeVisible();
  },
});
