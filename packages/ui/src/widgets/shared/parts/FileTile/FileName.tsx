import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import * as styles from './FileTile.css';
import { nameParts } from './nameParts';

/** A file name on one line, cut before its extension. Each part has its own direction, so that no character in the name can disguise the extension. */
export function FileName({ children }: { children: string }) {
  const [stem, extension] = nameParts(children);
  return (
    <span className={styles.name} title={children}>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span className={styles.parts} dir="auto" aria-hidden>
        <bdi className={styles.stem}>{stem}</bdi>
        <bdi className={styles.extension}>{extension}</bdi>
      </span>
    </span>
  );
}
