import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { FunnelChart } from '.';

const stages = [
  { name: 'Sent', value: 1_240 },
  { name: 'Delivered', value: 1_198 },
  { name: 'Read', value: 702 },
  { name: 'Replied', value: 143 },
  { name: 'Bought', value: 31 },
];

const meta = preview.meta({
  component: FunnelChart,
  args: { title: 'From sent to bought', stages },
  parameters: {
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous stage and announces it.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last stage.' },
      { keys: ['Enter'], does: 'Opens the contacts who reached the stage, if `open` is set.' },
      { keys: ['Escape'], does: 'Closes the value.' },
    ],
  },
});

/** A campaign from the first message to the sale. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** Five stages, two stages, no losses, and a stage larger than the one before. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <FunnelChart title="Five stages" stages={stages} isSummaryShown />
      <FunnelChart title="Two stages" stages={stages.slice(3)} isSummaryShown />
      <FunnelChart
        title="Nobody lost"
        stages={[
          { name: 'Asked', value: 12 },
          { name: 'Answered', value: 12 },
        ]}
        isSummaryShown
      />
      <FunnelChart
        title="More than before"
        stages={[
          { name: 'Read', value: 40 },
          { name: 'Replied', value: 46 },
          { name: 'Bought', value: 0 },
        ]}
        isSummaryShown
      />
    </Grid>
  ),
});

/** Long names, other scripts, large figures, zeros, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <FunnelChart
          title={long.sentence}
          stages={[long.unbroken, scripts.arabic, scripts.japanese].map((name, index) => ({
            name,
            value: 51_000_000 / 8 ** index,
          }))}
        />
        <FunnelChart
          title="Nobody"
          stages={[
            { name: 'Sent', value: 0 },
            { name: 'Read', value: 0 },
          ]}
        />
        <FunnelChart title="Nothing" stages={[]} empty="This campaign has not sent anything yet." />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Announces each stage with its share of the stage before. Enter opens it. */
export const Keyboard = meta.story({
  args: { isSummaryShown: true, open: { hint: 'Enter shows them.', onOpen: fn() } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('2.5% of Sent reach Bought. The largest loss is before Replied: 79.6%.'),
    ).toBeVisible();
    canvas.getByRole('application').focus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said).toHaveTextContent('Sent: 1,240');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said).toHaveTextContent('Read: 702, 58.6% of Delivered');
    await userEvent.keyboard('{Enter}');
    await expect(args.open?.onOpen).toHaveBeenCalledWith(2, 0);
  },
});
