/** What a receiver verifies signatures with: a secret, which is shown only once, or a public key. */
export type ShownKey = { readonly kind: 'secret' | 'publicKey'; readonly text: string };

/** The key in the response to a create or rotate; `null` if it has none. */
export function shownKeyOf(secret: string | null, publicKey: string | null): ShownKey | null {
  if (secret !== null) return { kind: 'secret', text: secret };
  return publicKey === null ? null : { kind: 'publicKey', text: publicKey };
}
