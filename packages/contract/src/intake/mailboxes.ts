import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const MailboxSchema = z
  .object({
    channel: ChannelSchema,
    accountId: IdSchema,
    state: z
      .enum(['connecting', 'fetching', 'listening', 'waiting', 'refused'])
      .describe('`waiting` retries automatically; `refused` needs other credentials.'),
    failure: z
      .string()
      .nullable()
      .describe('What is wrong, as reported by the server or by Concordia. With `listening`: folders that are gone.'),
    fetched: z.int().min(0),
    toFetch: z.int().min(0).describe('Number of messages to fetch in the current or last run.'),
    readAt: InstantSchema.nullable().describe('When all existing messages had been read.'),
  })
  .meta({
    id: 'ReadMailbox',
    description: 'A mailbox read over IMAP, with its progress.',
    examples: [
      {
        channel: 'email',
        accountId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        state: 'refused',
        failure: 'User or password is wrong',
        fetched: 15,
        toFetch: 15,
        readAt: '2026-11-20T09:30:05.000Z',
      },
    ],
  });
export type Mailbox = z.infer<typeof MailboxSchema>;

export const MailboxFolderSchema = z
  .object({
    path: z.string().describe('Identifies the folder in its mailbox.'),
    name: z.string().describe('The last part of the path.'),
    specialUse: z
      .string()
      .nullable()
      .describe('What the server uses it for, as RFC 6154 names it; `null` for a folder of the user.'),
    isRead: z.boolean().describe('Whether its email comes in. Sent email is read without being chosen.'),
    isGone: z.boolean().describe('Chosen, but renamed or deleted since.'),
  })
  .meta({
    id: 'MailboxFolder',
    description: 'A folder of a mailbox.',
    examples: [{ path: 'INBOX', name: 'INBOX', specialUse: '\\Inbox', isRead: true, isGone: false }],
  });
export type MailboxFolder = z.infer<typeof MailboxFolderSchema>;

export const FolderChoiceSchema = z
  .strictObject({
    paths: z.array(z.string().min(1).max(500)).min(1).max(50).describe('The folders to read, by path.'),
  })
  .meta({ id: 'FolderChoice', description: 'Which folders are read.', examples: [{ paths: ['INBOX', 'Orders'] }] });
export type FolderChoice = z.output<typeof FolderChoiceSchema>;
