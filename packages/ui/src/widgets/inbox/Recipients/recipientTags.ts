import type { DraftRecipient } from '@concordia/api-client';
import { readRecipients, recipientKey } from '@concordia/domain';

type Named = Pick<DraftRecipient, 'name' | 'address'>;

const plain = (field: readonly Named[]) => field.map(({ name, address }) => ({ name, address }));

/** The fields alone, of what the server suggests or a draft keeps. */
export const fieldsOf = ({ to, cc, bcc }: Readonly<Record<'to' | 'cc' | 'bcc', readonly Named[]>>) => ({
  to: plain(to),
  cc: plain(cc),
  bcc: plain(bcc),
});

export type Fields = ReturnType<typeof fieldsOf>;

/** `Ann Lee <ann@a.example>`; a name with a comma in quotes. */
export function tagOf({ name, address }: DraftRecipient): string {
  if (name === null || name === '') return address;
  return `${/[,;<>"]/.test(name) ? `"${name.replace(/["<>]/g, '')}"` : name} <${address}>`;
}

export const recipientsOf = (tags: readonly string[]): DraftRecipient[] =>
  tags.flatMap((tag) => readRecipients(tag)).map(({ name, address }) => ({ name, address }));

export const splitRecipients = (text: string): readonly string[] => readRecipients(text).map(tagOf);

export const keyOf = (address: string): string => recipientKey(address) ?? address;

/** Without those whom another field names already. */
export const withoutKnown = (
  recipients: readonly DraftRecipient[],
  others: readonly DraftRecipient[],
): DraftRecipient[] => {
  const known = new Set(others.map(({ address }) => keyOf(address)));
  return recipients.filter(({ address }) => !known.has(keyOf(address)));
};
