import * as styles from './Divider.css';

export interface DividerProps {
  /** `vertical` between items in a row. @default 'horizontal' */
  orientation?: styles.DividerVariants['orientation'];
}

/** A hairline between unrelated content. Omit it where space alone is enough. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  // A plain `hr`: the one from react-aria-components also works in menus and adds its collections code.
  return <hr aria-orientation={orientation} className={styles.divider({ orientation })} />;
}
