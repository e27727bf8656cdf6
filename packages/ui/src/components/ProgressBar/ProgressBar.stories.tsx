import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { ProgressBar } from '.';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Reading takeout.mbox', value: 42 } });

export const Playground = meta.story({
  args: { valueLabel: '42,000 of about 100,000', detail: '1,250 messages a second, about 1 minute left' },
});

/** Values, tones and an unknown total. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="26rem">
      <Specimen>
        <ProgressBar label="Nothing yet" value={0} />
        <ProgressBar label="Reading takeout.mbox" value={42} detail="1,250 messages a second, about 1 minute left" />
        <ProgressBar label="Done" value={100} tone="positive" />
        <ProgressBar label="Stopped: the disk is full" value={63} tone="negative" />
        <ProgressBar label="Receiving" />
      </Specimen>
    </Frame>
  ),
});

/** Long labels wrap. Values above the maximum show as the maximum. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <Specimen>
        <ProgressBar label={long.sentence} value={30} valueLabel="300,000,000 of 1,000,000,000 bytes" />
        <ProgressBar label={long.unbroken} value={180} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: long.unbroken })).toHaveAttribute('aria-valuenow', '100');
    await expectToFit(canvasElement);
  },
});
