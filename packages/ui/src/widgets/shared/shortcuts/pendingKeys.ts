/** A press that was meant for what is not there yet is of no use later: whoever waited has pressed again, or gone on. In ms. */
const KEPT_FOR = 2_000;

/** Presses that nobody wanted while more was on its way. */
export interface PendingKeys {
  readonly keep: (press: KeyboardEvent) => void;
  /** Offers the oldest again; the others wait for it, so that their order stays. @returns whether it was taken. */
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
