import { Separator } from 'react-aria-components';
import * as styles from './Divider.css';

export interface DividerProps {
  /**
   * `vertical` between things of a row.
   *
   * @default 'horizontal'
   */
  orientation?: styles.DividerVariants['orientation'];
}

/** A hairline between things that belong to different matters. Where space alone says so, it is not needed. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Separator orientation={orientation} className={styles.divider({ orientation })} />;
}
