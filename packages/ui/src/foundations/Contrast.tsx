import { assignInlineVars } from '@vanilla-extract/dynamic';
import { palettes, type ThemeName } from '../theme';
import { contrast } from '../theme/color';
import { type Pair, usedPairs } from '../theme/pairs';
import * as styles from './Color.css';
import { Ground } from './Sheet';

const surfaces = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfacePressed',
  'surfaceSelected',
] as const;

interface Measured extends Pair {
  front: string;
  back: string;
  ratio: string;
}

/** Ratios are truncated, not rounded: 4.49 is not 4.5. */
const measured = (pair: Pair): Measured => {
  const [front = '', back = ''] = pair.name.split(' on ');
  return { ...pair, front, back, ratio: (Math.floor(contrast(pair.foreground, pair.background) * 10) / 10).toFixed(1) };
};

const colorsOf = ({ foreground, background }: Pair) =>
  assignInlineVars({ [styles.front]: foreground, [styles.back]: background });

const isSurface = ({ back }: Measured) => surfaces.some((surface) => surface === back);

function Cell({ pair }: { pair: Measured | undefined }) {
  if (pair === undefined) return <td aria-label="not used" />;
  return (
    <td className={styles.cell} style={colorsOf(pair)}>
      {pair.least === 4.5 ? (
        <span className={styles.written}>{pair.ratio}</span>
      ) : (
        <span className={styles.drawn}>
          <span className={styles.dot} />
          {pair.ratio}
        </span>
      )}
    </td>
  );
}

interface ContrastProps {
  theme: ThemeName;
  /** 4.5 for text, 3 for graphics. */
  least: Pair['least'];
  caption: string;
}

export function ContrastTable({ theme, least, caption }: ContrastProps) {
  const pairs = usedPairs(palettes[theme])
    .map(measured)
    .filter((pair) => pair.least === least && isSurface(pair));
  const fronts = [...new Set(pairs.map(({ front }) => front))];
  return (
    <Ground theme={theme}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              on
            </th>
            {surfaces.map((surface) => (
              <th key={surface} scope="col" className={styles.columnHead}>
                {surface}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((front) => (
            <tr key={front}>
              <th scope="row" className={styles.rowHead}>
                {front}
              </th>
              {surfaces.map((surface) => (
                <Cell key={surface} pair={pairs.find((pair) => pair.front === front && pair.back === surface)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Ground>
  );
}

export function OwnGrounds({ theme }: { theme: ThemeName }) {
  const pairs = usedPairs(palettes[theme])
    .map(measured)
    .filter((pair) => pair.least === 4.5 && !isSurface(pair));
  return (
    <Ground theme={theme}>
      <div className={styles.tiles}>
        {pairs.map((pair) => (
          <span key={pair.name} className={styles.tile} style={colorsOf(pair)}>
            {pair.name} {pair.ratio}
          </span>
        ))}
      </div>
    </Ground>
  );
}
