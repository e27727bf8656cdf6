import * as styles from './CommandPalette.css';
import type { Span } from './rank';

interface MarkedProps {
  text: string;
  /** The matched ranges, in order and not overlapping. */
  spans: readonly Span[];
}

export function Marked({ text, spans }: MarkedProps) {
  const ends = [0, ...spans.map(([, end]) => end)];
  return (
    // A single element, so that bidi and line breaking treat the label as one text.
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
