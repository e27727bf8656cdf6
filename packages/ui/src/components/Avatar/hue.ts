export const hues = ['clay', 'ochre', 'moss', 'sea', 'slate', 'plum'] as const;

export type AvatarHue = (typeof hues)[number];

/**
 * Gives a name the same color on every screen and machine. FNV-1a over the trimmed, lower-cased name spreads short, similar names well, which adding
 * up letters does not.
 */
export function hueOf(name: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hues[hash % hues.length] ?? 'slate';
}
