import { assignInlineVars } from '@vanilla-extract/dynamic';
import { gapOf } from './area';
import * as styles from './Plot.css';
import type { Area } from './types';

/** Position along the axis in px. */
export interface AxisMark {
  at: number;
  text: string;
}

interface LabelsProps {
  marks: readonly AxisMark[];
  area: Area;
  em: number;
  /** Figures and times are never cut; a name may take two lines, or is cut after one. */
  kind: keyof typeof kinds;
}

const kinds = { figure: styles.figure, tick: styles.tick, name: styles.name, line: styles.line } as const;

const px = (value: number) => `${value}px`;

export function StartLabels({ marks, area, em, kind }: LabelsProps) {
  return marks.map(({ at, text }) => (
    <span
      key={at}
      className={`${styles.atStart} ${kinds[kind]}`}
      style={assignInlineVars({ [styles.blockAt]: px(at), [styles.room]: px(area.start - gapOf(em)) })}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}

export function EndLabels({ marks, room }: { marks: readonly AxisMark[]; room: number }) {
  return marks.map(({ at, text }) => (
    <span
      key={at}
      className={`${styles.atEnd} ${styles.tick}`}
      style={assignInlineVars({ [styles.blockAt]: px(at), [styles.room]: px(room) })}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}

export function BottomLabels({ marks, area, em, kind, room }: LabelsProps & { room: number }) {
  // A name near an edge gets no more room than that side has; tick widths are estimates.
  const roomAt = (at: number) =>
    kind === 'name' || kind === 'line' ? Math.min(room, 2 * (area.end - at), 2 * at) : room + em / 2;
  return marks.map(({ at, text }) => (
    <span
      key={at}
      className={`${styles.atBottom} ${kinds[kind]}`}
      style={assignInlineVars({
        [styles.inlineAt]: px(at - roomAt(at) / 2),
        [styles.blockAt]: px(area.bottom + gapOf(em)),
        [styles.room]: px(roomAt(at)),
      })}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}

interface GridProps {
  /** Positions of the lines, in px. */
  at: readonly number[];
  /** Position of zero, if it is within the plot. */
  zero?: number;
  area: Area;
  /** Vertical lines, for horizontal bars. */
  isUpright?: boolean;
}

export function GridLines({ at, zero, area, isUpright = false }: GridProps) {
  const path = (place: number) =>
    isUpright ? `M${place},${area.top}V${area.bottom}` : `M${area.start},${place}H${area.end}`;
  return (
    <>
      <path d={at.map(path).join('')} className={styles.grid} />
      {zero !== undefined && <path d={path(zero)} className={styles.zero} />}
    </>
  );
}
