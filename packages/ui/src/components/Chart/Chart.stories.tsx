import { createWorld } from '@concordia/fixtures';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { BarChart } from '../BarChart';
import { DonutChart } from '../DonutChart';
import { LineChart } from '../LineChart';
import { Skeleton } from '../Skeleton';
import { Sparkline } from '../Sparkline';
import { StackedChart } from '../StackedChart';
import { ToastProvider } from '../Toast';
import { countsOf, days } from './Chart.demo';

const { received, sent } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const meta = preview.meta({
  component: LineChart,
  args: { title: 'Messages a day', along: { days }, series: [received, sent], isSummaryShown: true },
  parameters: {
    keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: switches between chart and table.' }],
  },
});

/** The title, summary and controls that all charts share. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Messages a day' });
    await expect(figure).toHaveAccessibleDescription(/^Received: from \d+ \(16 Feb 2026\) to \d+ \(1 Mar 2026\)/);
  },
});

/** Summary shown and hidden, title hidden, no data, and loading. */
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

/** Long titles and names in several scripts. The table scrolls inside its frame. */
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

/** The button switches to a table of the same values, with column and row headers, and back. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    // The menu comes in its own chunk; only then is it in the order of the keys.
    await canvas.findByRole('button', { name: 'Download Messages a day' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Messages a day' });
    await expect(canvas.getByRole('columnheader', { name: 'Sent' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^16 Feb 2026/ })).toBeInTheDocument();
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(days.length);
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Download Messages a day' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Messages a day' })).toHaveFocus();
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
  },
});

/** Every color of a picture that covers more than a hundredth of a percent of it, and how wide it is. */
async function colorsOf(picture: Blob) {
  const image = await createImageBitmap(picture);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.slice(at, at + 3).join(' ');
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count / (image.width * image.height) > 0.0001);
  return { width: image.width, colors: common.map(([color]) => color) };
}

/** Downloads as CSV and PNG. The picture has twice the screen size and includes patterns and text. */
export const Downloads = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <ToastProvider>
      <Frame width="40rem">
        <BarChart
          title="Messages by channel"
          along={{ names: ['Email', 'Chat, "live"'] }}
          series={[
            { name: 'Received', values: [1200, null] },
            { name: 'Sent', values: [700, 500] },
          ]}
        />
      </Frame>
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const saved: Blob[] = [];
    const names: string[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return '#';
    });
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const choose = async (item: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download Messages by channel' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Values as CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(await saved[0]?.text()).toBe('Name,Received,Sent\r\nEmail,1200,700\r\n"Chat, ""live""",,500\r\n');
    // Also while the table is looked at.
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await choose('Picture as PNG');
    await waitFor(() => expect(names).toEqual(['messages-by-channel.csv', 'messages-by-channel.png']));
    const signature = new Uint8Array(await (saved[1] ?? new Blob()).slice(0, 8).arrayBuffer());
    await expect([...signature]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { width, colors } = await colorsOf(saved[1] ?? new Blob());
    await expect(width).toBe(((canvasElement.querySelector('figure')?.clientWidth ?? 0) + 32) * 2);
    // Paper, ink, two colors of series, and what lies between them.
    await expect(colors.length).toBeGreaterThan(5);
    made.mockRestore();
    clicked.mockRestore();
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

/** Gaps, zeros, infinite values, and very large and small numbers. Every mark keeps a valid position. */
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
