import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './ShareBar.css';

/** A part of a whole beside its figure, which says the same in words. @param share in [0, 1]. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div className={styles.track} aria-hidden>
      <div className={styles.bar} style={assignInlineVars({ [styles.share]: String(Math.min(1, share)) })} />
    </div>
  );
}
