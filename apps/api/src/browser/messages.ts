/** What the page orders of the worker. Each order has a number, which its reply has too. */
export type Order = { readonly id: number /** Which backend. */; readonly key: number } & (
  | {
      readonly kind: 'open';
      readonly seed: number;
      readonly now: number;
      /** The parts of the world that a scenario made others of, as JSON; `null` for the world as it is. */
      readonly changed: string | null;
      /** Whether selectors are read from the mail of a scenario, too. */
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

/** What open screens are told. */
export interface Change {
  readonly seq: number;
  readonly topics: readonly string[];
}

export type Reply = { readonly id: number } /** The first of all, to no order. */ & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer | null;
      readonly change: Change | null;
      /** Whether another backend over the same world would answer the same. */
      readonly isRead: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: string }
);
