import type { AnsweredHeaders } from './answered-headers.js';
import { distinct, keysOf, type Mailbox, type Recipient, recipientKey } from './mailbox.js';

/** `Ann Lee via Dev list`, as lists write it that replace the author's address with their own. */
const VIA = /\bvia\b/i;

/** The mailing list that distributed a message, by List-Post (RFC 2369) or a List-Id (RFC 2919) that a header also names; `null` if there is none. */
export function listOf({ listPost, listId, from, replyTo, to, cc }: AnsweredHeaders): Recipient | null {
  const named = distinct([...to, ...cc, ...replyTo, ...from]);
  const posted = /<?mailto:([^>?\s]+)/i.exec(listPost ?? '')?.[1] ?? null;
  const byId = /<?([\w-]+)\.([\w.-]+)>?\s*$/.exec(listId ?? '');
  const address = posted ?? (byId && `${byId[1] ?? ''}@${byId[2] ?? ''}`);
  const key = address === null ? null : recipientKey(address);
  const known = named.find((one) => recipientKey(one.address) === key);
  if (known !== undefined) return known;
  return posted === null || key === null ? null : { name: null, address: posted };
}

/**
 * Whom a reply reaches behind a list: the people in Reply-To, else the original author, else the author, unless the list replaced the address. Empty
 * if only the list is known.
 */
export function peopleBehind(headers: AnsweredHeaders, list: Recipient | null): Recipient[] {
  const lists = keysOf(list === null ? [] : [list]);
  const without = (mailboxes: readonly Mailbox[]) => distinct(mailboxes, new Set(lists));
  const replacing = headers.from.some(({ name }) => VIA.test(name ?? ''));
  const original = list !== null || replacing ? without(headers.original ?? []) : [];
  const asked = without(headers.replyTo);
  const ownAddress = replacing ? keysOf(headers.from) : new Set<string>();
  const elsewhere = asked.filter(({ address }) => !ownAddress.has(recipientKey(address) ?? ''));
  return [elsewhere, original, asked, without(headers.from)].find((people) => people.length > 0) ?? [];
}
