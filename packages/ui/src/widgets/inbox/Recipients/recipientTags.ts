import type { DraftRecipient } from '@concordia/api-client';
import { readRecipients, recipientKey } from '@concordia/domain';

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
