import preview from '#storybook/preview';
import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Skeleton } from '../Skeleton';
import { BarChart } from '../BarChart';
import { DonutChart } from '../DonutChart';
import { LineChart } from '../LineChart';
import { Sparkline } from '../Sparkline';
import { StackedChart } from '../StackedChart';
import { countsOf, days } from './Chart.demo';

const { received, sent } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const meta = preview.meta({
  component: LineChart,
  args: { title: 'Messages a day', along: { days }, series: [received, sent], isSummaryShown: true },
  parameters: {
    keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: shows the table, or the drawing again.' }],
  },
});

/** What all charts have around their drawing. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Messages a day' });
    await expect(figure).toHaveAccessibleDescription(/^Received: from \d+ \(16 Feb 2026\) to \d+ \(1 Mar 2026\)/);
  },
});

/** The finding shown and hidden, the title hidden, nothing to show, and still loading. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="40rem">
      <Specimen>
        <LineChart title="With its finding" isSummaryShown size="small" along={{ days }} series={[received]} />
        <LineChart title="Without" size="small" along={{ days }} series={[received]} />
        <LineChart title="Title for listeners" isTitleHidden size="small" along={{ days }} series={[received]} />
        <LineChart title="Nothing measured" along={{ days }} series={[{ name: 'A', values: days.map(() => null) }]} />
        <Skeleton isLoading>
          <LineChart title="Loading" size="small" along={{ days: [] }} series={[]} />
        </Skeleton>
      </Specimen>
    </Frame>
  ),
});

/** Long and foreign titles and names, and the table of them, which scrolls inside its frame. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <LineChart
        title={`${long.sentence} ${long.unbroken}`}
        isSummaryShown
        along={{ names: [long.unbroken, scripts.arabic, scripts.japanese] }}
        series={[
          { name: long.unbroken, values: [1, 2, 3] },
          { name: scripts.japanese, values: [3, 2, 1] },
        ]}
      />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expectToFit(canvasElement);
  },
});

/** The button shows a real table of the same values, with heads for columns and rows, and goes back. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Messages a day' });
    await expect(canvas.getByRole('columnheader', { name: 'Sent' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^16 Feb 2026/ })).toBeInTheDocument();
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(days.length);
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Messages a day' })).toHaveFocus();
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
  },
});

const edges: Record<string, readonly (number | null)[]> = {
  'one value': [3],
  zeroes: [0, 0, 0],
  'below zero': [-3, -1, -2],
  'one and a gap': [null, 7, null],
  huge: [1e12, 2.5e12, -4e12],
  tiny: [1e-9, 3e-9, 2e-9],
  'no number': [Number.NaN, 4, Number.POSITIVE_INFINITY],
  nothing: [],
};

/** Whatever was measured, every mark has a place. */
export const Edges = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <Specimen>
      {Object.entries(edges).map(([name, values]) => {
        const names = { names: values.map((_, index) => `Place ${index + 1}`) };
        const instants = { instants: values.map((_, index) => Date.UTC(2026, 2, 1 + index)) };
        const series = [
          { name: 'Received', values },
          { name: 'Received', values },
        ];
        return (
          <Frame key={name} width="30rem">
            <BarChart title={`Bars, ${name}`} along={names} series={series} />
            <BarChart title={`Lying bars, ${name}`} orientation="horizontal" along={names} series={series} />
            <LineChart title={`Lines, ${name}`} along={names} series={series} hasArea />
            <LineChart title={`Lines of time, ${name}`} along={instants} series={series} startsAt="data" />
            <StackedChart title={`Piles, ${name}`} along={names} series={series} />
            <StackedChart title={`Shares, ${name}`} along={instants} series={series} shape="areas" isShare />
            <DonutChart
              title={`Ring, ${name}`}
              slices={values.map((value) => ({ name: 'Other', value: value ?? 0 }))}
            />
            <Sparkline label={name} values={values} />
          </Frame>
        );
      })}
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg path, svg g, svg circle, svg rect, [style]')];
    const places = marks.flatMap((mark) => mark.getAttributeNames().map((name) => mark.getAttribute(name)));
    await expect(places.filter((place) => place !== null && /NaN|Infinity/.test(place))).toEqual([]);
    await expect(canvasElement).not.toHaveTextContent(/NaN|∞/);
  },
});
