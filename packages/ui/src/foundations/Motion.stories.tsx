import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../components/Button';
import { vars } from '../theme';
import { duration, easing } from '../theme/motion';
import * as styles from './Motion.css';
import { Label, Part, Sheet } from './Sheet';

const durations = [
  { name: 'quick', does: 'Hover, press and focus.' },
  { name: 'calm', does: 'Elements appear or disappear in place.' },
  { name: 'travel', does: 'Elements move or change size.' },
] as const;

const curves = [
  { name: 'out', does: 'For elements that enter or follow the pointer.' },
  { name: 'standard', does: 'For changes in place.' },
] as const;

const motionOf = (name: (typeof durations)[number]['name'], curve: (typeof curves)[number]['name']) =>
  assignInlineVars({ [styles.time]: vars.duration[name], [styles.curve]: vars.easing[curve] });

/** Press Move to compare the durations. Readers who prefer reduced motion see the result immediately. */
function Durations() {
  const [isAway, setAway] = useState(false);
  return (
    <Sheet>
      <Part
        title="Durations"
        note="Under 200 ms, only to show where something went. With reduced motion every duration is zero."
      >
        <div>
          <Button icon="play" onPress={() => setAway((was) => !was)}>
            Move
          </Button>
        </div>
        <div className={styles.rows} data-away={isAway || undefined}>
          {durations.map(({ name, does }) => (
            <div key={name} className={styles.row}>
              <Label name={`${name}, ${duration[name]} ms`}>{does}</Label>
              <div className={styles.track}>
                <span className={styles.runner} style={motionOf(name, 'out')} data-runner />
              </div>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Durations, tags: ['!autodocs'] });

export const HowLong = meta.story({
  tags: ['dark', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const runner = canvasElement.querySelector('[data-runner]');
    await expect(runner?.closest('[data-away]')).not.toBeNull();
    // The browser of the tests asks for less motion.
    await expect(runner && getComputedStyle(runner).transitionDuration).toBe('0s');
  },
});

/** A Bézier curve with its handles, in a square of 100. */
function Curve({ points: [x1, y1, x2, y2] }: { points: readonly [number, number, number, number] }) {
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  return (
    <svg viewBox="-12 -12 124 124" className={styles.drawing} aria-hidden>
      <path className={styles.handle} d={`M${at(0, 0)} L${at(x1, y1)} M${at(1, 1)} L${at(x2, y2)}`} />
      <path className={styles.path} d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

/** Two curves: `out` for elements that arrive, `standard` for changes in place. */
export const Curves = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part title="Curves" note="Both end slowly, so the eye can follow.">
        <div className={styles.curves}>
          {curves.map(({ name, does }) => (
            <div key={name}>
              <Curve points={easing[name]} />
              <Label name={name}>
                {does}
                <br />
                {easing[name].join(', ')}
              </Label>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
});
