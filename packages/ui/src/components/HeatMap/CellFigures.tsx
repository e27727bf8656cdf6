import type { Point } from '../Chart';
import * as styles from './HeatMap.css';
import type { Step } from './steps';

interface CellFiguresProps {
  cells: readonly { at: Point; step: Step; text: string }[];
  width: number;
  height: number;
}

/** The value of each cell, written on it. */
export function CellFigures({ cells, width, height }: CellFiguresProps) {
  return cells.map(({ at, step, text }) => (
    <span
      key={`${at.x} ${at.y}`}
      className={styles.figure}
      style={{
        insetInlineStart: at.x - width / 2,
        insetBlockStart: at.y - height / 2,
        inlineSize: width,
        blockSize: height,
      }}
      data-deep={step === 'high' || step === 'most' || undefined}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}
