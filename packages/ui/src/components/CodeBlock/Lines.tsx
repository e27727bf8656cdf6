import * as styles from './CodeBlock.css';
import type { Line } from './tokens';

/** Lines of code. Each ends with its newline, so that what is selected and copied has them too. */
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
