/** Something that was done and can be taken back. */
export interface Undoable {
  /** What was done, in words: "Moved to Completed". `null` when `undo` says itself what came of it. */
  readonly said: string | null;
  /** Until when it can be taken back, as `performance.now()` tells it; for ever when left out. */
  readonly until?: number;
  /** Takes it back. */
  readonly undo: () => Promise<unknown>;
}

/** So many steps can be taken back, the newest first. */
const MOST = 20;

/** What was done on this screen and can still be taken back. */
export class UndoStack {
  #done: readonly Undoable[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  push(step: Undoable): void {
    this.#done = [step, ...this.#done].slice(0, MOST);
  }

  /** The step is no longer to be taken back: it was refused, or it has been. */
  forget(step: Undoable): void {
    this.#done = this.#done.filter((one) => one !== step);
  }

  /** Takes the newest step off, to be undone. */
  pop(): Undoable | null {
    const newest = this.#possible()[0] ?? null;
    if (newest) this.forget(newest);
    return newest;
  }

  get isEmpty(): boolean {
    return this.#possible().length === 0;
  }

  #possible(): readonly Undoable[] {
    const now = this.#now();
    return this.#done.filter(({ until = Number.POSITIVE_INFINITY }) => now < until);
  }
}
