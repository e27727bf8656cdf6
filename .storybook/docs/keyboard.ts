/** One line of a component's keyboard map: `parameters: { keyboard: [...] }` of its meta. */
export interface KeyboardEntry {
  /** Names as `KeyboardEvent.key` has them; several are alternatives. A chord is joined with `+`: `Shift+Tab`. */
  keys: string[];
  /** A sentence: 'Opens the list.' */
  does: string;
}

/** What is printed on a key where it is not its name, and how it is called. */
const faces = new Map([
  ['ArrowUp', { face: '↑', name: 'Arrow up' }],
  ['ArrowDown', { face: '↓', name: 'Arrow down' }],
  ['ArrowLeft', { face: '←', name: 'Arrow left' }],
  ['ArrowRight', { face: '→', name: 'Arrow right' }],
  ['PageUp', { face: 'Page Up', name: 'Page up' }],
  ['PageDown', { face: 'Page Down', name: 'Page down' }],
  ['Control', { face: 'Ctrl', name: 'Control' }],
  ['Meta', { face: '⌘', name: 'Command' }],
  ['Escape', { face: 'Esc', name: 'Escape' }],
  [' ', { face: 'Space', name: 'Space' }],
]);

export const faceOf = (key: string) => faces.get(key) ?? { face: key, name: key };

/** `Shift+ArrowDown` is two keys; `+` alone is one. */
export const keysOf = (chord: string): string[] => chord.split(/(?<=.)\+/);

function isEntry(value: unknown): value is KeyboardEntry {
  if (typeof value !== 'object' || value === null || !('keys' in value) || !('does' in value)) return false;
  return (
    Array.isArray(value.keys) && value.keys.every((key) => typeof key === 'string') && typeof value.does === 'string'
  );
}

/** The keyboard map among the parameters of a component's stories; empty where it has none. */
export const keyboardOf = (parameters: { keyboard?: unknown }): KeyboardEntry[] =>
  Array.isArray(parameters.keyboard) ? parameters.keyboard.filter(isEntry) : [];
