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
  // That of react-aria-components can stand in a menu too, and brings all that collections need.
  return <hr aria-orientation={orientation} className={styles.divider({ orientation })} />;
}
