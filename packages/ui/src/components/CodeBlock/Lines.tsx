import * as styles from './CodeBlock.css';
import type { Line } from './tokens';

/** Each line ends with its newline, so that selections copy it. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <span key={index} className={styles.line}>
      {line.map(({ text, kind }, place) => (
        <span key={place} className={styles.token({ kind })}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  ));
}
