import { assignInlineVars } from '@vanilla-extract/dynamic';
import preview from '#storybook/preview';
import { radius, rem, staticTokens } from '../theme/tokens';
import { BothGrounds, Label, Part, Sheet } from './Sheet';
import * as styles from './Surface.css';

const { z } = staticTokens();

/** Backgrounds, edges and elevations, in both themes. */
function Grounds() {
  return (
    <Sheet>
      <Part
        title="Backgrounds"
        note="Two besides the page: raised and sunken. Each is a visible step in lightness. Do not put a box inside a box."
      >
        <BothGrounds>
          <div className={styles.stage}>
            Page
            <div className={styles.sunken}>
              Sunken
              <div className={styles.raised}>
                <span>Raised</span>
                <span className={styles.divided}>Hairline</span>
              </div>
            </div>
          </div>
        </BothGrounds>
      </Part>
      <Part
        title="Elevation"
        note="Three steps: resting cards, a card under the pointer or being dragged, and floating elements. The dark theme adds a light edge. Forced colors replace shadows with an edge."
      >
        <BothGrounds>
          <div className={styles.steps}>
            <div className={styles.rests}>Rest: cards.</div>
            <div className={styles.lifts}>Raised: hovered or dragged cards.</div>
            <div className={styles.floats}>Float: menus, dialogs, toasts.</div>
          </div>
        </BothGrounds>
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Grounds, tags: ['!autodocs'] });

export const GroundsAndElevation = meta.story({ tags: ['forced'] });

/** The radius grows with the element, from marks to controls to cards. Counters and avatars are round. */
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
            <Label name="full">fully round</Label>
          </div>
        </div>
      </Part>
      <Part title="Layers" note="Stacking order. Components use the name of a layer, never a number.">
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
