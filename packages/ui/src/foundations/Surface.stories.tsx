import { assignInlineVars } from '@vanilla-extract/dynamic';
import preview from '#storybook/preview';
import { radius, rem, staticTokens } from '../theme/tokens';
import { BothGrounds, Label, Part, Sheet } from './Sheet';
import * as styles from './Surface.css';

const { z } = staticTokens();

/** Grounds, edges and the one elevation, in both themes. */
function Grounds() {
  return (
    <Sheet>
      <Part
        title="Grounds"
        note="Hairlines and space before boxes; boxes never inside boxes. Two grounds are enough: what lies on the page, and what is set into it."
      >
        <BothGrounds>
          <div className={styles.stage}>
            The page
            <div className={styles.sunken}>
              Set into it
              <div className={styles.raised}>
                <span>Lies on it</span>
                <span className={styles.divided}>A hairline divides</span>
              </div>
            </div>
          </div>
        </BothGrounds>
      </Part>
      <Part
        title="Elevation"
        note="One, for what floats. In the dark a shadow says little, so an edge of light helps it; forced colours drop shadows, so there an edge takes over."
      >
        <BothGrounds>
          <div className={styles.floats}>What floats: menus, dialogs, toasts.</div>
        </BothGrounds>
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Grounds, tags: ['!autodocs'] });

export const GroundsAndElevation = meta.story({ tags: ['forced'] });

/** Corners grow with what they hold: marks, controls, cards. Counters and portraits are round. */
export const Corners = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part title="Corners">
        <div className={styles.corners}>
          {Object.entries(radius).map(([name, px]) => (
            <div key={name}>
              <div className={styles.corner} style={assignInlineVars({ [styles.length]: rem(px) })} />
              <Label name={name}>{px} px</Label>
            </div>
          ))}
          <div>
            <div className={styles.corner} style={assignInlineVars({ [styles.length]: '9999px' })} />
            <Label name="full">round at the ends</Label>
          </div>
        </div>
      </Part>
      <Part title="Layers" note="What may lie over what. A component names its layer and never a number.">
        <div className={styles.layers}>
          {Object.entries(z).map(([name, index], step) => (
            <div key={name} className={styles.layer} style={assignInlineVars({ [styles.step]: String(step) })}>
              <span>{name}</span>
              <span>{index}</span>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
});
