import type { OutgoingMailbox, OutgoingMessage, OutgoingRecipients } from '../port/adapter.js';

/** Everybody who gets an email. */
export const recipientsOf = ({ to, recipients }: OutgoingMessage): OutgoingRecipients =>
  recipients ?? { to: [{ name: null, address: to }], cc: [], bcc: [], replyTo: [] };

/** Every address of the envelope (RFC 5321), Bcc included. */
export function addressesOf(message: OutgoingMessage): readonly string[] {
  const { to, cc, bcc } = recipientsOf(message);
  return [...to, ...cc, ...bcc].map(({ address }) => address);
}

/** A display name without what could end a header or a quoted string; `null` if nothing is left. */
export function displayName({ name }: OutgoingMailbox): string | null {
  const clean = (name ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}"\\<>]+/gu, ' ').trim();
  return clean === '' ? null : clean;
}

/** `"Lee, Ann" <ann@a.example>, bob@b.example`, for providers that take recipients as text (RFC 5322, 3.4). */
export const mailboxList = (mailboxes: readonly OutgoingMailbox[]): string =>
  mailboxes
    .map((one) => {
      const name = displayName(one);
      return name === null ? one.address : `"${name}" <${one.address}>`;
    })
    .join(', ');
