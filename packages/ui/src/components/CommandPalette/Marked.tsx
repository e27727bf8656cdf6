import * as styles from './CommandPalette.css';
import type { Span } from './rank';

interface MarkedProps {
  text: string;
  /** What was typed of it; in order, apart from each other. */
  spans: readonly Span[];
}

/** A label in which what was typed stands out. */
export function Marked({ text, spans }: MarkedProps) {
  const ends = [0, ...spans.map(([, end]) => end)];
  return (
    // One run of text for the browser's own bidi and line breaking, whatever is marked in it.
    <span>
      {spans.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
