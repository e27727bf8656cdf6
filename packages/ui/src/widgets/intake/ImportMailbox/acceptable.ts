import { normalizeAddress } from '@concordia/domain';

export type Objection = 'empty' | 'archive' | 'index' | 'outlook';

const refusals: readonly { ending: RegExp; objection: Objection }[] = [
  { ending: /\.(tgz|tar|gz|bz2|xz|7z|rar)$/i, objection: 'archive' },
  // Thunderbird's index file.
  { ending: /\.msf$/i, objection: 'index' },
  { ending: /\.(pst|ost|olm|msg)$/i, objection: 'outlook' },
];

/**
 * Why a file cannot be a mailbox or a chat export, judged by name and size; `null` if it may be one.
 * Thunderbird's mailboxes have no extension, so unknown files pass: the server checks the content.
 */
export function objectionTo({ name, size }: Pick<File, 'name' | 'size'>): Objection | null {
  if (size === 0) return 'empty';
  return refusals.find(({ ending }) => ending.test(name))?.objection ?? null;
}

/** Parses addresses separated by commas, semicolons or spaces. */
export function parseAddresses(line: string): { addresses: string[]; invalid: string[] } {
  const written = line.split(/[\s,;]+/).filter((part) => part !== '');
  const addresses = new Set<string>();
  const invalid: string[] = [];
  for (const part of written) {
    const address = normalizeAddress(part);
    if (address === null || !/\.[^.]+$/.test(address)) invalid.push(part);
    else addresses.add(address);
  }
  return { addresses: [...addresses], invalid };
}
