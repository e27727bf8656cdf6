import { createWorld } from '@concordia/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { text } from '../../theme';
import { countsOf } from '../Chart/Chart.demo';
import { Sparkline } from '.';

const { received } = countsOf(createWorld({ seed: 7, now: Date.UTC(2026, 2, 2, 9) }));

const meta = preview.meta({
  component: Sparkline,
  args: { label: 'Received a day', values: received.values },
});

/** The accessible name sums up the values. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Received a day: from 2 to 26, up 1,200%, highest 26, lowest 2',
    );
  },
});

/** Every size, typical data from rising to negative values, and a sparkline inside a line of text. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="size">
        <Sparkline label="Small" size="small" values={received.values} />
        <Sparkline label="Medium" values={received.values} />
        <Sparkline label="Large" size="large" values={received.values} />
      </Row>
      <Row label="course">
        <Sparkline label="Rising" values={[2, 3, 5, 9, 14]} />
        <Sparkline label="Falling" values={[14, 9, 5, 3, 2]} />
        <Sparkline label="Level" values={[4, 4, 4]} />
        <Sparkline label="One" values={[4]} />
        <Sparkline label="With a gap" values={[2, 6, null, 5, 8]} />
        <Sparkline label="Below zero" values={[-2, 3, -5, 1]} />
      </Row>
      <Row label="in a line">
        <p className={text({ style: 'body' })}>
          26 messages yesterday <Sparkline label="Received a day" size="small" values={received.values} />, more than on
          any day of these two weeks.
        </p>
      </Row>
    </Specimen>
  ),
});

/** No values, a year of days, a container narrower than the line, and other scripts. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="6rem">
      <Specimen>
        <Sparkline label="Nothing" values={[]} />
        <Sparkline
          label={long.unbroken}
          size="large"
          values={Array.from({ length: 365 }, (_, index) => (index * 37) % 101)}
        />
        <Sparkline label={scripts.arabic} values={[1, 5, 2]} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Nothing: No values to show yet' })).toBeInTheDocument();
    await expectToFit(canvasElement);
  },
});
