import type { Ref } from 'react';
import * as styles from './Divider.css';

export interface DividerProps {
  /** `vertical` between items in a row. @default 'horizontal' */
  orientation?: styles.DividerVariants['orientation'];
  ref?: Ref<HTMLHRElement>;
}

/** A hairline between unrelated content. Omit it where space alone is enough. */
export function Divider({ orientation = 'horizontal', ref }: DividerProps) {
  // A plain `hr`: the one from react-aria-components also works in menus and adds its collections code.
  return <hr ref={ref} aria-orientation={orientation} className={styles.divider({ orientation })} />;
}
