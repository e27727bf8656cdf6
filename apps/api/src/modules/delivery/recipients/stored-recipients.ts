import type { OutgoingRecipients } from '@concordia/channels/port';
import { z } from 'zod';

const MailboxSchema = z.object({ name: z.string().nullable(), address: z.string() });
const RecipientsSchema = z.object({
  to: z.array(MailboxSchema),
  cc: z.array(MailboxSchema),
  bcc: z.array(MailboxSchema),
  replyTo: z.array(MailboxSchema),
});

/** The recipients of an outbox row; `null` if it goes to its contact alone. */
export const recipientsIn = ({ recipients }: { readonly recipients: string | null }): OutgoingRecipients | null =>
  recipients === null ? null : RecipientsSchema.parse(JSON.parse(recipients));

/** Everybody who gets it, in the order of the fields. */
export const everybodyIn = ({ to, cc, bcc }: OutgoingRecipients): readonly string[] =>
  [...to, ...cc, ...bcc].map(({ address }) => address);
