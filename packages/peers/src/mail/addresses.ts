import type { AcceptedRecipients } from '../kit/peer.js';

/** Splits a list of mailboxes at the commas outside quotes and brackets, and keeps the addresses: `"Lee, Ann" <ann@a.example>, bob@b.example`. */
export function addressesIn(list: string): readonly string[] {
  const parts = list.match(/(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^",<])+/g) ?? [];
  return parts
    .map((part) => (/<([^>]*)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
    .filter((address) => address !== '');
}

/** Everybody in the envelope of an email. */
export const everybody = ({ to, cc, bcc }: AcceptedRecipients): readonly string[] => [...to, ...cc, ...bcc];
