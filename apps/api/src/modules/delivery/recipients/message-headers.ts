import type { AnsweredHeaders, NamedMailbox } from '@concordia/domain';
import { z } from 'zod';
import type { HeadersRow } from './reply-recipients.repository.js';

const MailboxesSchema = z.array(z.object({ name: z.string().nullable(), address: z.string().nullable() }));
const MailingListSchema = z.object({
  original: MailboxesSchema,
  listPost: z.string().nullable(),
  listId: z.string().nullable(),
});

export const mailboxesIn = (json: string): NamedMailbox[] => MailboxesSchema.parse(JSON.parse(json));

/**
 * The stored headers of a message.
 *
 * @param own our address, for messages of ours from before it was known.
 */
export function headersOf(row: HeadersRow, own: string): AnsweredHeaders {
  const { direction, from_name, from_address, mailing_list } = row;
  const address = from_address ?? (direction === 'outbound' ? own : null);
  return {
    from: [{ name: from_name, address }],
    to: mailboxesIn(row.to_list),
    cc: mailboxesIn(row.cc_list),
    bcc: mailboxesIn(row.bcc_list),
    replyTo: mailboxesIn(row.reply_to_list),
    ...(mailing_list !== null && MailingListSchema.parse(JSON.parse(mailing_list))),
  };
}
