/** A column that does not answer keeps the others waiting no longer than this, in ms. */
const LONGEST_MS = 1_000;

/**
 * Whether lists keep showing what they had. Each list is read by a call of its own: while all are read again, what moves from one to the other would
 * for a moment be in none of them, or jump twice.
 */
export class Hold {
  readonly #onChange: () => void;
  #readings = 0;
  #isOn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  readonly isOn = (): boolean => this.#isOn;

  /** A reading begins. Those that overlap an earlier one do not prolong its hold, so that constant changes hold nothing back. */
  begin(): void {
    this.#readings += 1;
    if (this.#readings > 1) return;
    this.#set(true);
    this.#timer = setTimeout(() => this.#set(false), LONGEST_MS);
  }

  /** A reading has ended. */
  end(): void {
    this.#readings -= 1;
    if (this.#readings > 0) return;
    clearTimeout(this.#timer);
    this.#set(false);
  }

  #set(isOn: boolean): void {
    if (this.#isOn === isOn) return;
    this.#isOn = isOn;
    this.#onChange();
  }
}
