import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './ShareBar.css';

/** A share as a bar. Hidden from screen readers, since the figure beside it says the same. @param share in [0, 1]. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div className={styles.track} aria-hidden>
      <div className={styles.bar} style={assignInlineVars({ [styles.share]: String(Math.min(1, share)) })} />
    </div>
  );
}
