import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { countsOf, days } from '../Chart/Chart.demo';
import { Grid } from '../Grid';
import { BarChart } from '.';

const { byChannel, received, sent } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const channels = { names: byChannel.map(({ name }) => name) };
const channelReceived = { name: 'Received', values: byChannel.map((one) => one.received) };
const channelSent = { name: 'Sent', values: byChannel.map((one) => one.sent) };

const meta = preview.meta({
  component: BarChart,
  args: { title: 'Messages by channel', along: channels, series: [channelReceived] },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Selects the next or previous bar. In horizontal charts, changes the series.',
      },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'Changes the series. In horizontal charts, selects the next or previous bar.',
      },
      { keys: ['Home', 'End'], does: 'Selects the first or last bar of the series.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
    ],
  },
});

/** The channels of the demo workspace. */
export const Playground = meta.story({ args: { orientation: 'horizontal' } });

/** Each value is shown at the end of its row. */
export const Values = meta.story({
  tags: ['rtl', 'narrow'],
  args: { orientation: 'horizontal', hasValues: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(String(byChannel[0]?.received))[0]).toBeVisible();
  },
});

/** Vertical and horizontal bars, single and multiple series, negative values, and dates. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <BarChart title="Upright" size="small" along={channels} series={[channelReceived]} />
      <BarChart title="Grouped, over time" size="small" along={{ days }} series={[received, sent]} isSummaryShown />
      <BarChart
        title="Below zero"
        size="small"
        along={{ days: ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'], each: 'month' }}
        format={{ style: 'percent', signDisplay: 'exceptZero' }}
        series={[{ name: 'Growth', values: [0.12, -0.04, -0.18, 0.07, 0.23] }]}
      />
      <BarChart
        title="Lying, grouped"
        orientation="horizontal"
        along={{ names: channels.names.slice(0, 4) }}
        series={[channelReceived, channelSent]}
      />
      <BarChart
        title="Lying, below zero"
        orientation="horizontal"
        along={{ names: ['Ada', 'Grace', 'Alan'] }}
        series={[{ name: 'Change', values: [-8, 14, 3] }]}
      />
      <BarChart
        title="Seven series"
        size="small"
        along={{ names: ['January', 'February'] }}
        series={['Ada', 'Grace', 'Alan', 'Mary', 'Kurt', 'Emmy', 'Sofia'].map((name, index) => ({
          name,
          values: [14 + index * 3, 40 - index * 4],
        }))}
      />
    </Grid>
  ),
});

/** Long names, other scripts, many categories, large numbers, only zeros, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <BarChart
          title={long.sentence}
          orientation="horizontal"
          along={{ names: [long.unbroken, scripts.arabic, scripts.japanese, 'Short'] }}
          series={[{ name: 'Messages', values: [12_400, 800, 51_000, null] }]}
        />
        <BarChart
          title="Names under bars"
          size="small"
          along={{ names: [long.unbroken, scripts.arabic, scripts.japanese, 'Short'] }}
          series={[{ name: 'Messages', values: [3, 8, 5, 1] }]}
        />
        <BarChart
          title="Many"
          size="small"
          along={{ names: Array.from({ length: 40 }, (_, index) => `Segment ${index + 1}`) }}
          series={[{ name: 'People', values: Array.from({ length: 40 }, (_, index) => (index * 17) % 23) }]}
        />
        <BarChart
          title="Zeroes"
          size="small"
          along={{ names: ['A', 'B'] }}
          series={[{ name: 'Won', values: [0, 0] }]}
        />
        <BarChart title="Nothing" along={{ names: [] }} series={[]} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** In horizontal charts, Up and Down select bars, and Left and Right change the series. */
export const Keyboard = meta.story({
  args: {
    orientation: 'horizontal',
    along: { names: ['Gmail', 'LinkedIn', 'SMS'] },
    series: [
      { name: 'Received', values: [9, 4, 2] },
      { name: 'Sent', values: [3, 5, 1] },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Download / });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said).toHaveTextContent('Received, LinkedIn: 4');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Sent, LinkedIn: 5');
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent('Sent, SMS: 1');
  },
});

/** The pointer selects the nearest bar. Nothing is announced, because the value is visible. */
export const Pointed = meta.story({
  args: { along: { names: ['Gmail', 'LinkedIn', 'SMS'] }, series: [{ name: 'Received', values: [9, 4, 2] }] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const { left, top, width, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width / 2, clientY: top + height / 2 } });
    // Under its bar, and on the card.
    await expect(canvas.getAllByText('LinkedIn')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
