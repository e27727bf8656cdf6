/** An address as people and programs write it, with nothing around it: no display name, no brackets, no `mailto:`. */
function bareAddress(written: string): string {
  const bracketed = /<([^<>]*)>\s*$/u.exec(written)?.[1] ?? written;
  return bracketed.trim().replace(/^(?:['"]|mailto:)+|['".]+$/giu, '');
}

/**
 * The form in which we keep an e-mail address for a contact point: bare and in lower case.
 *
 * RFC 5321 lets the part before the @ distinguish case; no provider of note does, and people write their own address both ways.
 *
 * @returns `null` when the text is no address: exactly one part on each side of the last @, without white space.
 */
export function normaliseAddress(written: string): string | null {
  const address = bareAddress(written).normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || address.length > 320) return null;
  const domain = address.slice(at + 1);
  if (/[\s<>(),;\\"@]/u.test(domain) || /[\s<>]/u.test(address) || domain.startsWith('.') || domain.includes('..'))
    return null;
  return address;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * What two addresses of one mailbox have in common. Gmail ignores dots and what follows a plus sign, and answers to two domains; elsewhere an
 * address is its own key, since a plus or a dot can tell people apart.
 *
 * @param address in the form of {@link normaliseAddress}.
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  if (!GMAIL.has(address.slice(at + 1))) return address;
  const [local = ''] = address.slice(0, at).split('+');
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** The domain of an address in the form of {@link normaliseAddress}. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
