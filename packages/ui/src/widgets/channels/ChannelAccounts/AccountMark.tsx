import type { AccountColor } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './AccountMark.css';

/** The account's color, beside its name: never the only way to tell accounts apart. */
export function AccountMark({ color }: { color: AccountColor | null }) {
  const shown = color === null ? styles.colors.none : styles.colors.series[color];
  return <span aria-hidden className={styles.mark} style={assignInlineVars({ [styles.color]: shown })} />;
}
