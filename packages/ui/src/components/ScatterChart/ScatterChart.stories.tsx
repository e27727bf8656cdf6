import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { ScatterChart, type ScatterPoint, type ScatterRegion } from '.';

const ENDLESS = Number.POSITIVE_INFINITY;

const regions: readonly ScatterRegion[] = [
  { name: 'Champions', x: [0, 30], y: [20, ENDLESS], hue: 'positive' },
  { name: 'New', x: [0, 30], y: [0, 20], hue: 'linkedin' },
  { name: 'At risk', x: [30, ENDLESS], y: [20, ENDLESS], hue: 'negative' },
  { name: 'About to leave', x: [30, ENDLESS], y: [0, 20], hue: 'neutral' },
];

/** Spread evenly over the plane by the golden ratio. */
const customers = (count: number): ScatterPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Customer ${index + 1}`,
    x: Math.round(((index * 0.618) % 1) ** 2 * 120),
    y: Math.round(((index * 0.414 + 0.3) % 1) ** 2 * 60),
    size: 100 + ((index * 53) % 900),
  }));

const days = { label: 'Days since the last message' };
const messages = { label: 'Messages in a year' };

const meta = preview.meta({
  component: ScatterChart,
  args: { title: 'Customers by contact', points: customers(60), x: days, y: messages, regions },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next point on the right or left and announces it.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last point.' },
      { keys: ['Enter'], does: 'Opens the point, if the chart supports it.' },
      { keys: ['Escape'], does: 'Clears the selected point.' },
    ],
  },
});

/** Sixty customers in four segments. The area of a dot shows the customer's value. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Quadrants, no regions, many points on a root scale, and a single point. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <ScatterChart title="Quadrants" points={customers(60)} x={days} y={messages} regions={regions} isSummaryShown />
      <ScatterChart title="Without regions" points={customers(24)} x={days} y={messages} isSummaryShown />
      <ScatterChart
        title="Two thousand, small values spread out"
        points={customers(2_000).map(({ name, x, y }) => ({ name, x, y: y ** 2 }))}
        x={{ ...days, scale: 'root' }}
        y={{ ...messages, scale: 'root' }}
      />
      <ScatterChart title="One point" size="small" points={customers(1)} x={days} y={messages} />
    </Grid>
  ),
});

/** Classes of equal width instead of measures: the ticks are the limits of the classes, and a point says its own measures and region. */
export const Classes = meta.story({
  args: {
    title: 'Customers by class',
    points: [
      { name: 'Ada', x: 0.4, y: 1.5, region: 'Quiet', texts: { x: '91', y: '12' } },
      { name: 'Grace', x: 1.5, y: 1.2, region: 'Active', texts: { x: '3', y: '9' } },
      { name: 'Alan', x: 1, y: 0.5, region: 'Active', texts: { x: '8', y: '2' } },
    ],
    x: { ...days, ticks: [{ at: 1, text: '30' }] },
    y: { ...messages, ticks: [{ at: 1, text: '5' }] },
    regions: [
      { name: 'Quiet', x: [0, 1], y: [0, 2], hue: 'negative' },
      { name: 'Active', x: [1, 2], y: [0, 2], hue: 'positive' },
    ],
    finding: 'Two of three customers are active.',
    isSummaryShown: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two of three customers are active.')).toBeVisible();
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('{ArrowRight}');
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('Ada: Quiet, Days since the last message 91, Messages in a year 12');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Alan: Active, Days since the last message 8, Messages in a year 2');
  },
});

/** Long names, other scripts, large numbers, narrow regions and no points. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <ScatterChart
          title={long.sentence}
          points={[long.unbroken, scripts.arabic, scripts.japanese].map((name, index) => ({
            name,
            x: 12_000_000 * index,
            y: 0.3 * index,
          }))}
          x={{ label: long.sentence, format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } }}
          y={{ label: scripts.arabic, format: { style: 'percent' } }}
        />
        <ScatterChart
          title="Narrow regions"
          points={customers(40)}
          x={days}
          y={messages}
          regions={Array.from({ length: 8 }, (_, index) => ({
            name: `Segment ${index + 1}`,
            x: [index * 15, (index + 1) * 15],
            y: [0, ENDLESS],
            hue: index % 2 === 0 ? ('positive' as const) : ('warning' as const),
          }))}
        />
        <ScatterChart title="Nothing" points={[]} x={days} y={messages} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move through the points and announce the region and both values. Enter opens a point. */
export const Keyboard = meta.story({
  args: {
    points: [
      { name: 'Ada', x: 40, y: 30 },
      { name: 'Grace', x: 5, y: 25 },
      { name: 'Alan', x: 5, y: 3 },
    ],
    isSummaryShown: true,
    open: { hint: 'Enter shows the contact.', onOpen: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Champions: 1; New: 1; At risk: 1.')).toBeVisible();
    canvas.getByRole('application').focus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Alan: New, Days since the last message 5, Messages in a year 3');
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent('Ada: At risk');
    await userEvent.keyboard('{Enter}');
    await expect(args.open?.onOpen).toHaveBeenCalledWith(0);
  },
});
