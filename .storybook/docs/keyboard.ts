/** One line of a component's keyboard map, `parameters: { keyboard: [...] }` in its meta. */
export interface KeyboardEntry {
  /** `KeyboardEvent.key` names, as alternatives. Chords are joined with `+`: `Shift+Tab`. */
  keys: string[];
  /** A sentence: 'Opens the list.' */
  does: string;
}

function isEntry(value: unknown): value is KeyboardEntry {
  if (typeof value !== 'object' || value === null || !('keys' in value) || !('does' in value)) return false;
  return (
    Array.isArray(value.keys) && value.keys.every((key) => typeof key === 'string') && typeof value.does === 'string'
  );
}

export const keyboardOf = (parameters: { keyboard?: unknown }): KeyboardEntry[] =>
  Array.isArray(parameters.keyboard) ? parameters.keyboard.filter(isEntry) : [];
