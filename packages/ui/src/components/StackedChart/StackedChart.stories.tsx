import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, scripts } from '../../specimen';
import { countsOf, days } from '../Chart/Chart.demo';
import { Grid } from '../Grid';
import { Stack } from '../Stack';
import { StackedChart } from '.';

const { dailyByChannel } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));
const months = { days: ['2025-12-01', '2026-01-01', '2026-02-01'], each: 'month' } as const;

const meta = preview.meta({
  component: StackedChart,
  args: { title: 'Received a day, by channel', along: { days }, series: dailyByChannel },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous stack and announces the value.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves up or down within the stack.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last stack.' },
      { keys: ['Escape'], does: 'Clears the selected value.' },
    ],
  },
});

/** Two weeks of the demo workspace. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Bars and areas, amounts and shares, seven series, and a month without a value. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl">
      <StackedChart title="Bars" along={{ days }} series={dailyByChannel} size="small" />
      <StackedChart title="Bars, shares" along={{ days }} series={dailyByChannel} size="small" isShare />
      <StackedChart title="Areas" along={{ days }} series={dailyByChannel} size="small" shape="areas" />
      <StackedChart title="Areas, shares" along={{ days }} series={dailyByChannel} size="small" shape="areas" isShare />
      <StackedChart
        title="Seven layers"
        along={months}
        series={['Ada', 'Grace', 'Alan', 'Mary', 'Kurt', 'Emmy', 'Sofia'].map((name, index) => ({
          name,
          values: [30 - index * 3, 20 + index, 10 + index * 4],
        }))}
      />
      <StackedChart
        title="A month without a value"
        along={months}
        isShare
        series={[
          { name: 'Won', values: [40, null, 65] },
          { name: 'Lost', values: [20, null, 15] },
        ]}
      />
    </Grid>
  ),
});

/** Long names, other scripts, large amounts, a single stack, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Stack gap="xl">
        <StackedChart
          title={long.sentence}
          along={{ names: [long.unbroken, scripts.arabic, scripts.japanese] }}
          series={[
            { name: long.unbroken, values: [120_000, 40_000, 260_000] },
            { name: scripts.arabic, values: [20_000, 400_000, 1] },
          ]}
        />
        <StackedChart
          title="One pile"
          size="small"
          along={{ names: ['March'] }}
          series={[
            { name: 'Won', values: [4] },
            { name: 'Lost', values: [1] },
          ]}
        />
        <StackedChart title="Nothing" along={{ names: [] }} series={[]} />
      </Stack>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow Up moves up the stack. The shares of a stack add up to 100%. */
export const Keyboard = meta.story({
  args: {
    along: months,
    isShare: true,
    series: [
      { name: 'Won', values: [1, 2, 3] },
      { name: 'Open', values: [1, 2, 3] },
      { name: 'Lost', values: [1, 0, 0] },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Download / });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Won, December 2025: 1 (34%)');
    await userEvent.keyboard('{ArrowUp}');
    await expect(said).toHaveTextContent('Open, December 2025: 1 (33%)');
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(said).toHaveTextContent('Lost, February 2026: 0 (0%)');
  },
});
