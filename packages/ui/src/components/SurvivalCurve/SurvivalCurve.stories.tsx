import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Grid } from '../Grid';
import { SurvivalCurve, type SurvivalGroup } from '.';

/** A share that falls by a part each month, with a band that widens as fewer are left. */
const group = (name: string, kept: number, months = 24): SurvivalGroup => ({
  name,
  steps: Array.from({ length: months }, (_, index) => {
    const at = index + 1;
    const share = kept ** at;
    const width = 0.015 * Math.sqrt(at);
    return { at, share, low: Math.max(0, share - width), high: Math.min(1, share + width) };
  }),
});

const meta = preview.meta({
  component: SurvivalCurve,
  args: { title: 'Customers still writing', unit: 'month' as const, until: 24, groups: [group('All', 0.95)] },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves to the next or previous time and announces the share.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous group.' },
      { keys: ['Home', 'End'], does: 'Moves to the start or the end.' },
      { keys: ['Escape'], does: 'Clears the selected value.' },
    ],
  },
});

/** One group, with its median. */
export const Playground = meta.story({ args: { isSummaryShown: true } });

/** One group, three groups, a group that keeps more than half, and days as the unit. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Grid minColumn="large" gap="xl" align="start">
      <SurvivalCurve title="One group" unit="month" until={24} groups={[group('All', 0.95)]} isSummaryShown />
      <SurvivalCurve
        title="Three segments"
        unit="month"
        until={24}
        groups={[group('Champions', 0.99), group('Loyal', 0.96), group('New', 0.9)]}
        isSummaryShown
      />
      <SurvivalCurve
        title="More than half are left"
        size="small"
        unit="year"
        until={5}
        groups={[group('All', 0.9, 5)]}
        isSummaryShown
      />
      <SurvivalCurve title="Days" size="small" unit="day" until={90} groups={[group('All', 0.985, 90)]} />
    </Grid>
  ),
});

/** Long names, other scripts, no losses, and no data. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <SurvivalCurve
          title={long.sentence}
          unit="month"
          until={24}
          groups={[group(long.unbroken, 0.97), group(scripts.arabic, 0.93), group(scripts.japanese, 0.88)]}
        />
        <SurvivalCurve
          title="Nobody has left"
          size="small"
          unit="month"
          until={6}
          groups={[{ name: 'All', steps: [{ at: 0, share: 1, low: 1, high: 1 }] }]}
        />
        <SurvivalCurve title="Nothing" unit="month" until={12} groups={[]} empty="No customer is known long enough." />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Each share is announced with its confidence limits. */
export const Keyboard = meta.story({
  args: {
    until: 4,
    groups: [{ name: 'All', steps: [{ at: 2, share: 0.5, low: 0.41, high: 0.6 }] }],
    isSummaryShown: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Half are left after 2 months.')).toBeVisible();
    canvas.getByRole('application').focus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said).toHaveTextContent('1 month: 100% (100% to 100%)');
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent('4 months: 50% (41% to 60%)');
  },
});
