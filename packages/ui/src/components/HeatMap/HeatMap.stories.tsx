import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { HeatMap } from '.';
import { hours, receivedByHour } from './HeatMap.demo';

const rows = receivedByHour(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const meta = preview.meta({
  component: HeatMap,
  args: { title: 'When contacts write', columns: hours, rows },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous column and announces the value.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous row.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last column.' },
      { keys: ['Escape'], does: 'Closes the value.' },
    ],
  },
});

/** Messages received by weekday and hour in the demo workspace. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Weekdays and hours, contacts and weeks with gaps, values on the cells, and equal values. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <HeatMap title="Days and hours" columns={hours} rows={rows} isSummaryShown />
      <HeatMap
        title="Contacts and weeks, not known before they first wrote"
        columns={Array.from({ length: 12 }, (_, week) => `W${week + 1}`)}
        rows={['Ada Lindqvist', 'Grace Oyelaran', 'Alan Petrov', 'Mary Okafor'].map((name, row) => ({
          name,
          values: Array.from({ length: 12 }, (_, week) => (week < row * 2 ? null : (week * 5 + row * 3) % 9)),
        }))}
      />
      <HeatMap
        title="With values"
        hasValues
        columns={['Q1', 'Q2', 'Q3', 'Q4']}
        rows={[
          { name: 'Email', values: [120, 80, 60, 140] },
          { name: 'WhatsApp', values: [0, 12, 33, 70] },
        ]}
      />
      <HeatMap
        title="Alike everywhere"
        columns={['A', 'B', 'C']}
        rows={[
          { name: 'One', values: [4, 4, 4] },
          { name: 'Other', values: [4, 4, 4] },
        ]}
      />
    </Grid>
  ),
});

/** Long names, other scripts, values that do not fit, only zeros, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <HeatMap
          title={long.sentence}
          columns={hours}
          rows={[long.unbroken, scripts.arabic, scripts.japanese].map((name, row) => ({
            name,
            values: hours.map((_, hour) => (hour * 7 + row) % 13),
          }))}
        />
        <HeatMap
          title="No room for the values"
          hasValues
          columns={hours}
          rows={[{ name: 'Revenue', values: hours.map((_, hour) => hour * 12_345) }]}
        />
        <HeatMap title="Zeroes" columns={['A', 'B']} rows={[{ name: 'Won', values: [0, 0] }]} />
        <HeatMap title="Nothing" columns={[]} rows={[]} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move between cells in both directions. Cells without a value are announced too. */
export const Keyboard = meta.story({
  args: {
    columns: ['9:00', '10:00', '11:00'],
    rows: [
      { name: 'Monday', values: [3, 8, null] },
      { name: 'Tuesday', values: [1, 0, 5] },
    ],
    isSummaryShown: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Highest: 8 (Monday, 10:00).')).toBeVisible();
    canvas.getByRole('application').focus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(said).toHaveTextContent('Monday, 11:00: no value');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said).toHaveTextContent('Tuesday, 11:00: 5');
    await userEvent.keyboard('{Escape}');
    await expect(said).toBeEmptyDOMElement();
  },
});
