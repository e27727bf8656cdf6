/** What went wrong, in words for a person. */
export interface Problem {
  /** What failed, as a sentence or the specification's words. */
  title: string;
  /** What it means and what one can do. */
  description?: string;
  /** The technical words: `503: database is locked`. */
  detail?: string;
  /** By which the server's log names what failed. */
  reference?: string;
}

/** Everything that a widget can be. A widget that is `ready` has its data; no other state has. */
export type WidgetState<Data> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | {
      kind: 'failed';
      problem: Problem;
      retry: () => void;
      /** What the retry does, where that is more than asking again. @default 'Try again' */
      retryLabel?: string;
      /** A retry is under way. */
      isRetrying?: boolean;
    }
  | {
      kind: 'ready';
      data: Data;
      /** What is shown is being asked for again. */
      isRefreshing: boolean;
    };
