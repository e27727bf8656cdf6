import { assignInlineVars } from '@vanilla-extract/dynamic';
import { SkeletonShape } from '../../../components/Skeleton';
import * as styles from './ChartPlaceholder.css';

export interface ChartRoom {
  /** Height in rem from 768 px of width on. */
  rem: number;
  /** Height in rem below, where charts lie below each other and titles take two lines. @default the same */
  narrowRem?: number;
}

/** The room of charts to come, so that nothing moves when they do. */
export function ChartPlaceholder({ rem, narrowRem = rem }: ChartRoom) {
  return (
    <div
      aria-busy
      data-coming
      className={styles.room}
      style={assignInlineVars({ [styles.high]: `${rem}rem`, [styles.narrowHigh]: `${narrowRem}rem` })}
    >
      <SkeletonShape shape="block" height="100%" />
    </div>
  );
}
