/** Presses expire after this, in ms: by then the user has pressed again or moved on. */
const KEPT_FOR = 2_000;

/** Unmatched presses, kept while more actions are loading. */
export interface PendingKeys {
  readonly keep: (press: KeyboardEvent) => void;
  /** Offers the oldest press again; later ones wait, to keep the order. @returns whether it was taken. */
  readonly offer: (take: (press: KeyboardEvent) => boolean, now: number) => boolean;
  readonly forget: () => void;
}

export function createPendingKeys(): PendingKeys {
  let kept: readonly KeyboardEvent[] = [];
  return {
    keep: (press) => {
      kept = [...kept, press];
    },
    offer: (take, now) => {
      kept = kept.filter((press) => now - press.timeStamp <= KEPT_FOR);
      const [oldest, ...others] = kept;
      if (oldest === undefined || !take(oldest)) return false;
      kept = others;
      return true;
    },
    forget: () => {
      kept = [];
    },
  };
}
