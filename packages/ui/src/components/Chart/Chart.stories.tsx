import preview from '#storybook/preview';
import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Skeleton } from '../Skeleton';
import { LineChart } from '../LineChart';
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
