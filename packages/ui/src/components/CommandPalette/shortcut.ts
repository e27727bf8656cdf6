import type { Platform } from '../Kbd';

/** `Mod+Shift+K` as `aria-keyshortcuts` wants it. */
export function ariaShortcut(shortcut: string, platform: Platform): string {
  return shortcut.replace('Mod', platform === 'apple' ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether a press is Mod and this letter, with nothing else held. */
export function isModPress(press: Press, letter: string, platform: Platform): boolean {
  const [main, other] = platform === 'apple' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return main && !other && !press.altKey && !press.shiftKey && press.key.toLowerCase() === letter;
}
