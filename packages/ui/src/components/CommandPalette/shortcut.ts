import type { Platform } from '../Kbd';

/** Converts `Mod+Shift+K` to the format of `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string, platform: Platform): string {
  return shortcut.replace('Mod', platform === 'apple' ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether a key press is Mod plus this letter, with no other modifier. */
export function isModPress(press: Press, letter: string, platform: Platform): boolean {
  const [main, other] = platform === 'apple' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return main && !other && !press.altKey && !press.shiftKey && press.key.toLowerCase() === letter;
}
