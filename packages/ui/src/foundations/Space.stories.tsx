import { assignInlineVars } from '@vanilla-extract/dynamic';
import preview from '#storybook/preview';
import { media } from '../theme';
import { rem, size, space } from '../theme/tokens';
import { Label, Part, Sheet } from './Sheet';
import * as styles from './Space.css';

const lengthOf = (px: number) => assignInlineVars({ [styles.length]: rem(px) });

/** The spacing scale: a 4 px grid with two finer steps. */
function Distances() {
  return (
    <Sheet>
      <Part
        title="Distances"
        note="A 4 px grid, with two finer steps for use within a line of text. In rem, so spacing grows with the text size."
      >
        <div className={styles.rows}>
          {Object.entries(space).map(([name, px]) => (
            <div key={name} className={styles.row}>
              <span>{name}</span>
              <Label name={`${px} px`}>{rem(px)}</Label>
              <span className={styles.bar} style={lengthOf(px)} />
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Distances, tags: ['!autodocs'] });

export const Scale = meta.story({ tags: ['dark'] });

const controls = ['controlSmall', 'control', 'controlLarge', 'touch'] as const;
const marks = ['mark', 'iconSmall', 'icon', 'iconLarge', 'avatarSmall', 'avatar', 'avatarLarge'] as const;

/** Dense for scanning, spacious for decisions. Touch targets are 44 px at either density. */
export const Density = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part
        title="Controls"
        note="Small in rows, medium in toolbars, large in dialogs and empty states. On touch screens each target grows to 44 px."
      >
        <div className={styles.items}>
          {controls.map((name) => (
            <div key={name} className={styles.item}>
              <div className={styles.control} style={lengthOf(size[name])}>
                {size[name]} px
              </div>
              <Label name={name}>{rem(size[name])}</Label>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Icons and avatars"
        note="Icons match the cap height of the text beside them. Avatars match the lines beside them."
      >
        <div className={styles.items}>
          {marks.map((name) => (
            <div key={name} className={styles.item}>
              <span className={styles.square} style={lengthOf(size[name])} />
              <Label name={name}>{size[name]} px</Label>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
});

/** Breakpoints are in rem. At twice the text size, readers get the layout of a screen half as wide. */
export const Breakpoints = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part
        title="Breakpoints"
        note="Three layouts. Breakpoints are in rem, so larger text gets the layout of a smaller screen."
      >
        <div className={styles.screens}>
          <div className={styles.item}>
            <div className={`${styles.screen} ${styles.phone}`} style={lengthOf(80)}>
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.marked} />
            </div>
            <Label name="narrow">
              below 768 px
              <br />
              {media.narrow}
              <br />
              One column, navigation at the bottom.
            </Label>
          </div>
          <div className={styles.item}>
            <div className={`${styles.screen} ${styles.board}`} style={lengthOf(200)}>
              <span className={`${styles.marked} ${styles.across}`} />
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.cell} />
            </div>
            <Label name="medium">
              768 px and up
              <br />
              {media.medium}
              <br />
              Board with four columns.
            </Label>
          </div>
          <div className={styles.item}>
            <div className={`${styles.screen} ${styles.wide}`} style={lengthOf(300)}>
              <span className={`${styles.cell} ${styles.across}`} />
              <span className={styles.marked} />
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.cell} />
              <span className={styles.marked} />
            </div>
            <Label name="wide">
              1200 px and up
              <br />
              {media.wide}
              <br />
              Board with side panels.
            </Label>
          </div>
        </div>
      </Part>
    </Sheet>
  ),
});
