import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { tableStrings } from '../../strings/generated/table';
import { Button } from '../Button';
import { Bone } from '../Skeleton';
import * as styles from './Table.css';

/** Likely lengths of words, so that a table that loads looks like one that has loaded. */
const lengths = ['70%', '55%', '80%', '45%', '65%'];
const boneRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface SkeletonProps {
  columns: readonly { id: string; align?: 'start' | 'end' }[];
  hasBoxes: boolean;
}

/** Rows that have not come yet. They say nothing: the table around them says that it is busy. */
export function LoadingSkeleton({ columns, hasBoxes }: SkeletonProps) {
  return (
    <div aria-hidden>
      {boneRows.map((row, place) => (
        <div key={row} className={styles.skeleton}>
          {hasBoxes && (
            <div className={styles.cell({ place: 'boxes' })}>
              <Bone width="1rem" height="1rem" />
            </div>
          )}
          {columns.map(({ id, align }, index) => (
            <div key={id} className={styles.cell({ align })}>
              <Bone width={align === 'end' ? '2.5rem' : lengths[(place + index * 2) % lengths.length]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What stands where there are no rows; a row itself, so that the grid stays one. */
export function NoRows({ children, columnCount, width }: { children: ReactNode; columnCount: number; width: number }) {
  return (
    <div role="rowgroup">
      <div role="row">
        <div
          role="gridcell"
          aria-colspan={columnCount}
          className={styles.inPlaceOfRows}
          style={assignInlineVars({ [styles.viewSize]: `${width}px` })}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** How the rows after the last one are got. */
export interface MoreRows {
  /** Gets them. Called when the last row comes near, and again when the reader asks after a failure. */
  onLoad: () => void;
  /** They are under way. @default false */
  isLoading?: boolean;
  /** What went wrong the last time. */
  problem?: string;
}

interface MoreProps extends Pick<MoreRows, 'isLoading' | 'problem'> {
  onRetry: () => void;
}

/** Below the rows: more are coming, or did not come. Outside the grid, whose keys lead only to cells. */
export function More({ isLoading = false, problem, onRetry }: MoreProps) {
  const words = useStrings(tableStrings);
  const common = useStrings(commonStrings);
  const isShown = isLoading || problem !== undefined;
  return (
    <div role="status" className={isShown ? styles.foot : undefined}>
      {isLoading ? words.loadingMore : problem}
      {!isLoading && problem !== undefined && (
        <Button size="small" icon="refresh" onPress={onRetry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}
