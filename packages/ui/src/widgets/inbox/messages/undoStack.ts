export interface Undoable {
  /** What was done, in words: "Moved to Completed". `null` if `undo` shows its own toast. */
  readonly said: string | null;
  /** Deadline on the clock of `performance.now()`. @default none */
  readonly until?: number;
  readonly undo: () => Promise<unknown>;
}

const MOST = 20;

export class UndoStack {
  #done: readonly Undoable[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  push(step: Undoable): void {
    this.#done = [step, ...this.#done].slice(0, MOST);
  }

  /** Removes a step that was refused or already undone. */
  forget(step: Undoable): void {
    this.#done = this.#done.filter((one) => one !== step);
  }

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
