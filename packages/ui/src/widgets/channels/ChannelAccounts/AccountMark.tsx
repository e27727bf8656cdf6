import type { AccountColor } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { vars } from '../../../theme';
import * as styles from './AccountMark.css';

/** The account's color, beside its name: never the only way to tell accounts apart. */
export function AccountMark({ color }: { color: AccountColor | null }) {
  const shown = color === null ? vars.color.outline : vars.color.series[color];
  return <span aria-hidden className={styles.mark} style={assignInlineVars({ [styles.color]: shown })} />;
}
