import { createWorld } from '@concordia/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, scripts } from '../../specimen';
import { countsOf } from '../Chart/Chart.demo';
import { Grid } from '../Grid';
import { Stack } from '../Stack';
import { DonutChart } from '.';

const { byChannel } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));
const channels = byChannel.map(({ name, received }) => ({ name, value: received }));
const thirds = ['Positive', 'Neutral', 'Negative'].map((name) => ({ name, value: 1 }));

const meta = preview.meta({
  component: DonutChart,
  args: { title: 'Received by channel', slices: channels, totalLabel: 'messages' },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous slice and announces it.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last slice. The first is the largest.' },
      { keys: ['Escape'], does: 'Shows the total again.' },
    ],
  },
});

/** Eight channels: the largest five, and the rest as one slice. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Both sizes, currency, a single slice, thirds that sum to 100%, and a very small slice. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="medium" gap="xl">
      <DonutChart title="Six and the rest" slices={channels} totalLabel="messages" />
      <DonutChart title="Small" size="small" slices={channels.slice(0, 4)} />
      <DonutChart title="Thirds" size="small" slices={thirds} totalLabel="replies" />
      <DonutChart title="One" size="small" slices={[{ name: 'Email', value: 12 }]} />
      <DonutChart
        title="Money"
        size="small"
        format={{ style: 'currency', currency: 'EUR', notation: 'compact' }}
        slices={[
          { name: 'Won', value: 128_000 },
          { name: 'Open', value: 64_500 },
        ]}
      />
      <DonutChart
        title="A sliver"
        size="small"
        slices={[
          { name: 'Delivered', value: 995 },
          { name: 'Failed', value: 5 },
        ]}
      />
    </Grid>
  ),
});

/** Long names, other scripts, large amounts, and no values. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Stack gap="xl">
        <DonutChart
          title={long.sentence}
          totalLabel={long.unbroken}
          slices={[
            { name: long.unbroken, value: 1_240_000 },
            { name: scripts.arabic, value: 800_000 },
            { name: scripts.japanese, value: 640_000 },
          ]}
        />
        <DonutChart title="Nothing" slices={[{ name: 'A', value: 0 }]} />
      </Stack>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move between slices. The middle shows the slice, and its share is announced. */
export const Keyboard = meta.story({
  args: { slices: thirds },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Download / });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent('Positive: 1 (34%)');
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent('Negative: 1 (33%)');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said).toHaveTextContent('Neutral: 1 (33%)');
  },
});
