/** Whose keyboard it is: on Apple's the main modifier is ⌘, elsewhere Ctrl. */
export type Platform = 'apple' | 'other';

/** The keyboard of this machine. */
export function platformOf(navigator: Pick<Navigator, 'userAgent'>): Platform {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? 'apple' : 'other';
}

const signs = { apple: { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' }, other: {} } as const satisfies Record<
  Platform,
  Record<string, string>
>;

const keySigns: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: '⌫',
  Enter: '↵',
};

/** The keys of `Mod+Shift+K`, or of `G D` one after the other, as they are written on the keyboard: `⌘ ⇧ K`, or `Ctrl Shift K` in the words given. */
export function shortcutKeys(
  shortcut: string,
  platform: Platform,
  names: { readonly Ctrl: string; readonly Alt: string; readonly Shift: string },
): string[] {
  const written: Readonly<Record<string, string>> = { Mod: names.Ctrl, ...names, ...signs[platform] };
  return shortcut.split(/[+ ]/u).map((key) => written[key] ?? keySigns[key] ?? key);
}

/** The same for `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string, platform: Platform): string {
  return shortcut.replace('Mod', platform === 'apple' ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether a press is Mod and this letter, with nothing else held. */
export function isModPress(press: Press, letter: string, platform: Platform): boolean {
  const [main, other] = platform === 'apple' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return main && !other && !press.altKey && !press.shiftKey && press.key.toLowerCase() === letter;
}
