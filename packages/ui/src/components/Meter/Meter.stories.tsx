import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Meter } from '.';

const outOfFive = { maxValue: 5, thresholds: { good: 4, fair: 2.5 } };
const share = { maxValue: 1, format: { style: 'percent' } } as const;

const meta = preview.meta({
  component: Meter,
  tags: ['!autodocs'],
  args: { label: 'Average RFM', value: 3.8, ...outOfFive },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Average RFM' });
    await expect(meter).toHaveAttribute('aria-valuetext', '3.8 of 5, Fair');
    await expect(canvas.getByText('Fair')).toBeVisible();
  },
});

/** All three levels, a scale where lower is better, percentages, and an unrated amount. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="24rem">
      <Specimen>
        <Meter label="Recency" value={4.6} {...outOfFive} />
        <Meter label="Frequency" value={3.8} {...outOfFive} />
        <Meter label="Monetary" value={1.2} {...outOfFive} />
        <Meter label="Confidence" value={0.82} {...share} thresholds={{ good: 0.8, fair: 0.5 }} />
        <Meter label="Churn risk" value={0.34} {...share} thresholds={{ good: 0.1, fair: 0.25 }} />
        <Meter label="Share of mail" value={0.45} {...share} />
      </Specimen>
    </Frame>
  ),
});

/** Values off the scale, an empty scale, long text and non-Latin text. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Meter label={long.sentence} value={9} {...outOfFive} />
        <Meter label={long.unbroken} value={-1} {...outOfFive} />
        <Meter label={scripts.arabic} value={0} {...outOfFive} />
        <Meter label={scripts.japanese} value={123_456.78} maxValue={1_000_000} />
        <Meter label="No scale" value={0} maxValue={0} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
