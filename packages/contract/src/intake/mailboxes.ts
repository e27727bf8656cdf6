import { z } from 'zod';
import { ChannelSchema, InstantSchema } from '../common/schemas.js';

export const MailboxSchema = z
  .object({
    channel: ChannelSchema,
    state: z
      .enum(['connecting', 'fetching', 'listening', 'waiting', 'refused'])
      .describe('`waiting` tries again by itself; `refused` needs other credentials.'),
    failure: z.string().nullable().describe('What is wrong, in the server’s words or ours.'),
    fetched: z.int().min(0),
    toFetch: z.int().min(0).describe('Of how many, in the fetching under way or the last one.'),
    readAt: InstantSchema.nullable().describe('When everything that was there had been read.'),
  })
  .meta({
    id: 'ReadMailbox',
    description: 'A mailbox that is read over IMAP, and how that goes.',
    examples: [
      {
        channel: 'email',
        state: 'refused',
        failure: 'User or password is wrong',
        fetched: 15,
        toFetch: 15,
        readAt: '2026-11-20T09:30:05.000Z',
      },
    ],
  });
export type Mailbox = z.infer<typeof MailboxSchema>;
