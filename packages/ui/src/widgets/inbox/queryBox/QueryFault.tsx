import * as styles from './QueryBox.css';

/** What is wrong with a query, and where. */
export interface QueryProblem {
  /** The query that was sent: the one in the box may be another by now. */
  readonly query: string;
  /** What is wrong, where, and what was expected there. */
  readonly message: string;
  /** Offset of the first wrong character; the length of the query where something is missing at its end. */
  readonly position: number;
  /** How many characters are wrong; 0 where something is missing. */
  readonly length: number;
}

/** The query with its wrong part marked. The sentence under the field says the same in words. */
export function QueryFault({ problem: { query, position, length } }: { problem: QueryProblem }) {
  return (
    <p className={styles.excerpt} aria-hidden>
      {query.slice(0, position)}
      <mark className={styles.wrong}>{query.slice(position, position + length)}</mark>
      {query.slice(position + length)}
    </p>
  );
}
