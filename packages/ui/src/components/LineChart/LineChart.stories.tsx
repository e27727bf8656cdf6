import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { LocaleProvider } from '../../locale';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { countsOf, days } from '../Chart/Chart.demo';
import { Grid } from '../Grid';
import { LineChart } from '.';

const { received, sent } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const quarter = ['2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'];
const hour = 3_600_000;
const instants = Array.from({ length: 25 }, (_, index) => Date.UTC(2026, 2, 1, 9) + index * hour);

const meta = preview.meta({
  component: LineChart,
  args: { title: 'Messages a day', along: { days }, series: [received, sent] },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous value and announces it.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous series.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last value.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
    ],
  },
});

/** Two weeks of sample data. */
export const Playground = meta.story();

/** An area, a scale that starts at the data, gaps, months, hours, names, and seven series. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <LineChart title="Received, with area" size="small" along={{ days }} series={[received]} hasArea />
      <LineChart
        title="Deliverability, from where the data start; nothing was measured in November"
        size="small"
        isSummaryShown
        startsAt="data"
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        along={{ days: quarter, each: 'month' }}
        series={[{ name: 'Delivered', values: [0.962, 0.971, null, 0.958, 0.983, 0.989] }]}
      />
      <LineChart
        title="Open conversations by the hour"
        size="small"
        along={{ instants }}
        series={[{ name: 'Open', values: instants.map((_, index) => 12 + ((index * 7) % 11)) }]}
      />
      <LineChart
        title="This period, and the one before behind it"
        size="small"
        along={{ days }}
        series={[received, { name: 'Two weeks before', values: sent.values, hue: 'neutral' }]}
      />
      <LineChart
        title="Messages with a reply, and the target"
        size="small"
        format={{ style: 'percent' }}
        along={{ names: ['15 min', '1 h', '3 h', '8 h', '1 day'] }}
        series={[{ name: 'With a reply', values: [0.1, 0.3, 0.52, 0.8, 0.93] }]}
        threshold={{ name: 'Target', at: 2 }}
      />
      <LineChart
        title="Seven series"
        along={{ names: ['New', 'Asked', 'Offer', 'Agreed', 'Won'] }}
        series={['Ada', 'Grace', 'Alan', 'Mary', 'Kurt', 'Emmy', 'Sofia'].map((name, index) => ({
          name,
          values: [90, 70, 52, 30, 12].map((value, step) => value - index * 8 + ((index * step * 5) % 9)),
        }))}
      />
    </Grid>
  ),
});

/** Long and non-Latin names, one value, a year of days, large numbers, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <LineChart
          title={long.sentence}
          along={{ names: [long.unbroken, scripts.arabic, scripts.japanese, 'Short'] }}
          series={[
            { name: long.unbroken, values: [4, null, 9, 2] },
            { name: scripts.arabic, values: [12_400, 800, 51_000, 33_000] },
          ]}
        />
        <LineChart
          title="One value"
          size="small"
          along={{ days: ['2026-03-01'] }}
          series={[{ name: 'A', values: [3] }]}
        />
        <LineChart
          title="A year of days"
          size="small"
          along={{
            days: Array.from({ length: 365 }, (_, index) =>
              new Date(Date.UTC(2025, 2, 1 + index)).toISOString().slice(0, 10),
            ),
          }}
          series={[{ name: 'Value', values: Array.from({ length: 365 }, (_, index) => 500 + ((index * 37) % 300)) }]}
          format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
        />
        <LineChart title="Nothing" along={{ days: [] }} series={[]} empty="No replies were measured in these weeks." />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move through values and series. Each value is shown and announced. */
export const Keyboard = meta.story({
  args: {
    along: { days: ['2026-02-27', '2026-02-28', '2026-03-01'] },
    series: [
      { name: 'Received', values: [4, null, 9] },
      { name: 'Sent', values: [3, 5, 2] },
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
    await expect(said).toHaveTextContent('Received, 27 Feb 2026: 4');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Received, 28 Feb 2026: no value');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(said).toHaveTextContent('Sent, 1 Mar 2026: 2');
    await userEvent.keyboard('{Escape}');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(said).toHaveTextContent('Received, 27 Feb 2026: 4');
  },
});

/** Instants are labeled in workspace time, here nine hours ahead of UTC. */
export const TimeZone = meta.story({
  args: {
    along: { instants: [Date.UTC(2026, 2, 1, 16), Date.UTC(2026, 2, 1, 22)] },
    series: [{ name: 'Open', values: [4, 9] }],
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB" timeZone="Asia/Tokyo">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 Mar 2026, 01:00: 4');
  },
});
