/** Strips display name, brackets and `mailto:` from an address. */
function bareAddress(written: string): string {
  const bracketed = /<([^<>]*)>\s*$/u.exec(written)?.[1] ?? written;
  return bracketed.trim().replace(/^(?:['"]|mailto:)+|['".]+$/giu, '');
}

/**
 * The stored form of an email address: bare and in lower case.
 *
 * RFC 5321 allows a case-sensitive local part, but no major provider uses it, and people write their own address both ways.
 *
 * @returns `null` if invalid: requires exactly one part on each side of the last @, without white space.
 */
export function normalizeAddress(written: string): string | null {
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
 * A key shared by all addresses of one mailbox. Gmail ignores dots and everything after a plus sign, and has two domains. Elsewhere an address is its
 * own key, since a plus or a dot can distinguish people.
 *
 * @param address in the form of {@link normalizeAddress}.
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  if (!GMAIL.has(address.slice(at + 1))) return address;
  const [local = ''] = address.slice(0, at).split('+');
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** The domain of an address in the form of {@link normalizeAddress}. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
