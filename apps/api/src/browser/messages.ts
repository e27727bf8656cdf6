/** Messages from the page to the worker. A reply carries the id of its order. */
export type Order = { readonly id: number /** Which backend. */; readonly key: number } & (
  | {
      readonly kind: 'open';
      readonly seed: number;
      readonly now: number;
      /** JSON of the world's parts that a scenario changes; `null` for none. */
      readonly changed: string | null;
      /** Whether to extract selectors from the scenario's messages, too. */
      readonly isMailRead: boolean;
    }
  | {
      readonly kind: 'ask';
      readonly url: string;
      readonly method: string;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer | null;
    }
  | { readonly kind: 'close' }
);

export interface Change {
  readonly seq: number;
  readonly topics: readonly string[];
}

export type Reply = { readonly id: number } /** `ready` comes first, with id 0. */ & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer | null;
      readonly change: Change | null;
      /** Whether the request wrote nothing, so another backend of the same world would reply alike. */
      readonly isRead: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: string }
);
