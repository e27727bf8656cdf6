/** A choice of the person that this browser keeps. */
export interface Preference<Choice extends string> {
  /** Local storage key. */
  readonly key: string;
  /** The first applies without a choice. */
  readonly choices: readonly [Choice, ...Choice[]];
}

/** The stored choice; the first if there is none or storage is blocked. */
export function keptChoice<Choice extends string>({ key, choices }: Preference<Choice>): Choice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  } catch {
    return choices[0];
  }
}

/** Stores the choice. If storage is blocked, it lasts for this visit. */
export function keepChoice<Choice extends string>({ key, choices }: Preference<Choice>, choice: Choice): void {
  try {
    if (choice === choices[0]) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Ignored: the page shows the choice anyway.
  }
}
