export interface Problem {
  /** What failed, as a sentence or in the specification's words. */
  title: string;
  /** What it means and what to do. */
  description?: string;
  /** Technical details: `503: database is locked`. */
  detail?: string;
  /** Identifies the failure in the server log. */
  reference?: string;
}

/** The states of a widget. Only `ready` has data. */
export type WidgetState<Data> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | {
      kind: 'failed';
      problem: Problem;
      retry: () => void;
      /** Describes the retry, if it does more than ask again. @default 'Try again' */
      retryLabel?: string;
      isRetrying?: boolean;
    }
  | {
      kind: 'ready';
      data: Data;
      /** The shown data is being reloaded. */
      isRefreshing: boolean;
    };
