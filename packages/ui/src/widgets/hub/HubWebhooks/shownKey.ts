/** What a receiver verifies signatures with, when it is shown: a secret of which there is no second sight, or a public key. */
export type ShownKey = { readonly kind: 'secret' | 'publicKey'; readonly text: string };

/** What to show of an answer that made or changed a key; `null` when it holds neither. */
export function shownKeyOf(secret: string | null, publicKey: string | null): ShownKey | null {
  if (secret !== null) return { kind: 'secret', text: secret };
  return publicKey === null ? null : { kind: 'publicKey', text: publicKey };
}
