import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { tableStrings } from '../../strings/generated/table';
import { Button } from '../Button';
import { SkeletonShape } from '../Skeleton';
import * as styles from './Table.css';

/** Typical text lengths, so that a loading table resembles a loaded one. */
const lengths = ['70%', '55%', '80%', '45%', '65%'];
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface SkeletonProps {
  columns: readonly { id: string; align?: 'start' | 'end' }[];
  hasBoxes: boolean;
}

/** Placeholder rows. They are not read out: the table announces that it is busy. */
export function LoadingSkeleton({ columns, hasBoxes }: SkeletonProps) {
  return (
    <div aria-hidden>
      {skeletonRows.map((row, place) => (
        <div key={row} className={styles.skeleton}>
          {hasBoxes && (
            <div className={styles.cell({ place: 'boxes' })}>
              <SkeletonShape width="1rem" height="1rem" />
            </div>
          )}
          {columns.map(({ id, align }, index) => (
            <div key={id} className={styles.cell({ align })}>
              <SkeletonShape width={align === 'end' ? '2.5rem' : lengths[(place + index * 2) % lengths.length]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The message when there are no rows. It is a row itself, to keep the grid structure valid. */
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

export interface MoreRows {
  /** Called when scrolling nears the last row, and on retry. */
  onLoad: () => void;
  /** Rows are loading. @default false */
  isLoading?: boolean;
  /** The error of the last attempt. */
  problem?: string;
}

interface MoreProps extends Pick<MoreRows, 'isLoading' | 'problem'> {
  onRetry: () => void;
}

/** Loading or error message below the rows. Outside the grid, because grid keys reach only cells. */
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
