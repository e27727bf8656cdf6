/** Something that was done and can be taken back. */
export interface Undoable {
  /** What was done, in words: "Moved to Completed". */
  readonly said: string;
  /** Takes it back. */
  readonly undo: () => Promise<unknown>;
}

/** So many steps can be taken back, the newest first. */
const MOST = 20;

/** What was done on this screen and can still be taken back. */
export class UndoStack {
  #done: readonly Undoable[] = [];

  push(step: Undoable): void {
    this.#done = [step, ...this.#done].slice(0, MOST);
  }

  /** The step is no longer to be taken back: it was refused, or it has been. */
  forget(step: Undoable): void {
    this.#done = this.#done.filter((one) => one !== step);
  }

  /** Takes the newest step off, to be undone. */
  pop(): Undoable | null {
    const newest = this.#done[0] ?? null;
    if (newest) this.forget(newest);
    return newest;
  }

  get isEmpty(): boolean {
    return this.#done.length === 0;
  }
}
