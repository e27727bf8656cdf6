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
        title="Grounds"
        note="Two grounds besides the page: what stands on it, and what is set into it. Each is a step in lightness that one can see. No box inside a box."
      >
        <BothGrounds>
          <div className={styles.stage}>
            The page
            <div className={styles.sunken}>
              Set into it
              <div className={styles.raised}>
                <span>Stands on it</span>
                <span className={styles.divided}>A hairline divides</span>
              </div>
            </div>
          </div>
        </BothGrounds>
      </Part>
      <Part
        title="Elevation"
        note="Three steps: cards at rest, a card under the pointer or being dragged, and what floats. In the dark theme a light edge helps the shadow; in forced colors an edge replaces it."
      >
        <BothGrounds>
          <div className={styles.steps}>
            <div className={styles.rests}>At rest: a card.</div>
            <div className={styles.lifts}>Raised: under the pointer, or dragged.</div>
            <div className={styles.floats}>Floats: menus, dialogs, toasts.</div>
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
