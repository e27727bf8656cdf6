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
        note="A grid of 4 px, with two finer steps for what sits inside a line of text. Given in rem, so that room grows with the reader’s text."
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
        note="Small in rows, medium in bars, large in dialogs and empty places. Under a coarse pointer every target grows to 44 px and nothing else moves."
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
        title="Marks"
        note="Drawings beside text are as high as its capitals need; portraits are as high as the lines beside them."
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
        note="Three layouts. They are asked for in rem, so that large text gets the layout of a smaller screen, which is what then fits."
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
              One column, navigation below the thumb.
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
              The board of four columns.
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
              Side panels stand beside the board.
            </Label>
          </div>
        </div>
      </Part>
    </Sheet>
  ),
});
