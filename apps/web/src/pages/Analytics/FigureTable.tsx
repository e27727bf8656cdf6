import { SkeletonText } from '@concordia/ui/components/Skeleton';
import { useFigure } from '@concordia/ui/locale';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './Figures.css';

export interface Figure {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
}

interface FigureTableProps {
  /** What is counted by what. */
  caption: string;
  figures: readonly Figure[];
}

/** Figures of one kind under each other, with their shares drawn. The longest bar is the largest figure. */
export function FigureTable({ caption, figures }: FigureTableProps) {
  const write = useFigure();
  const largest = Math.max(1, ...figures.map(({ value }) => value));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {figures.map(({ key, name, value }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td aria-hidden className={styles.bar}>
              {value > 0 && (
                <div className={styles.length} style={assignInlineVars({ [styles.share]: String(value / largest) })} />
              )}
            </td>
            <td className={styles.value}>
              <SkeletonText>{write(value)}</SkeletonText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
