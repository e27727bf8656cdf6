import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import * as styles from './FileTile.css';
import { nameParts } from './nameParts';

/** A file name on one line, cut before its extension. The parts are isolated, so that no character in the name can disguise the extension. */
export function FileName({ children }: { children: string }) {
  const [stem, extension] = nameParts(children);
  return (
    <span className={styles.name} title={children}>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span className={styles.parts} dir="auto" aria-hidden>
        <span className={styles.stem}>{stem}</span>
        <span className={styles.extension} dir="auto">
          {extension}
        </span>
      </span>
    </span>
  );
}
