import { normaliseAddress } from '@concordia/domain';

const refusals: readonly { ending: RegExp; words: string }[] = [
  {
    ending: /\.(zip|tgz|tar|gz|bz2|xz|7z|rar)$/i,
    words: 'This is an archive. Unpack it and choose the .mbox file inside.',
  },
  {
    ending: /\.msf$/i,
    words: 'This is only Thunderbird’s index. The messages are in the file of the same name without .msf.',
  },
  {
    ending: /\.(pst|ost|olm|msg)$/i,
    words: 'Outlook’s own format cannot be read. Export the mailbox as .mbox, or drag the messages out as .eml.',
  },
];

/**
 * Why a file cannot be a mailbox, as far as its name and size tell; `null` when it may be one. Thunderbird's mailboxes have no ending, so
 * anything that is not known to be something else is let through: the server looks inside.
 */
export function objectionTo({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return 'This file is empty.';
  return refusals.find(({ ending }) => ending.test(name))?.words ?? null;
}

/** The addresses in a line that a person typed: separated by commas, semicolons or spaces. */
export function parseAddresses(line: string): { addresses: string[]; invalid: string[] } {
  const written = line.split(/[\s,;]+/).filter((part) => part !== '');
  const addresses = new Set<string>();
  const invalid: string[] = [];
  for (const part of written) {
    const address = normaliseAddress(part);
    if (address === null || !/\.[^.]+$/.test(address)) invalid.push(part);
    else addresses.add(address);
  }
  return { addresses: [...addresses], invalid };
}
