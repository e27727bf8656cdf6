import * as styles from './QueryBox.css';

export interface QueryProblem {
  /** The query that was sent; the field may have changed since. */
  readonly query: string;
  /** The error, its position and what was expected. */
  readonly message: string;
  /** Offset of the first invalid character; the query's length if something is missing at the end. */
  readonly position: number;
  /** Number of invalid characters; 0 if something is missing. */
  readonly length: number;
}

/** The query with its error marked. Hidden from screen readers: the message below the field says the same. */
export function QueryFault({ problem: { query, position, length } }: { problem: QueryProblem }) {
  return (
    <p className={styles.excerpt} aria-hidden>
      {query.slice(0, position)}
      <mark className={styles.wrong}>{query.slice(position, position + length)}</mark>
      {query.slice(position + length)}
    </p>
  );
}
