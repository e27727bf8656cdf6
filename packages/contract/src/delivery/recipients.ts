import { z } from 'zod';
import { recipientList } from '../common/recipients.js';
import { IdSchema } from '../common/schemas.js';

export const REPLY_MODES = ['reply', 'replyAll', 'forward'] as const;

export const ReplyModeSchema = z.enum(REPLY_MODES).meta({
  id: 'ReplyMode',
  description: 'Whether a message answers its author, answers everybody, or passes a message on.',
});

/** To, Cc and Bcc of a message, all optional. */
export const recipientFields = () => ({
  to: recipientList()
    .optional()
    .describe('Email only: who gets it. The recipients of a plain reply if omitted. At least one.'),
  cc: recipientList().optional().describe('Email only: who gets a copy that everybody sees.'),
  bcc: recipientList().optional().describe('Email only: who gets a copy that nobody sees.'),
});

export const ForwardSchema = z
  .strictObject({
    messageId: IdSchema.describe('The message to forward, of the same conversation.'),
    as: z
      .enum(['quote', 'attachment', 'redirect'])
      .describe(
        '`quote` adds its text below and attaches its files; `attachment` attaches it whole, as an .eml file; `redirect` sends its text, subject and files unchanged, with replies going to its author, and takes neither a text nor files.',
      ),
  })
  .meta({ id: 'Forward', description: 'The message that an email passes on.' });

export const SentRecipientsSchema = z
  .object({ to: recipientList(), cc: recipientList(), bcc: recipientList() })
  .meta({ id: 'SentRecipients', description: 'Everybody who gets an email.' });

export type SentRecipients = z.infer<typeof SentRecipientsSchema>;

export const FailedRecipientSchema = z
  .object({
    address: z.string(),
    code: z.string().describe('Stable code, the same for all providers.'),
    message: z.string().describe('What happened and what to do, in plain language.'),
    providerCode: z.string().nullable().describe('The provider’s own code.'),
  })
  .meta({ id: 'FailedRecipient', description: 'One of several recipients, who was not reached.' });

export type FailedRecipient = z.infer<typeof FailedRecipientSchema>;

export const SuggestedRecipientSchema = z
  .object({
    name: z.string().nullable(),
    address: z.string(),
    contactId: IdSchema.nullable().describe('The contact with this address.'),
    isNew: z.boolean().describe('Whether the answered message does not name them: they learn what was written before.'),
  })
  .meta({ id: 'SuggestedRecipient', description: 'A recipient that a reply would have.' });

export const RECIPIENT_WARNINGS = [
  'noReply',
  'mailingList',
  'newRecipient',
  'otherReplyTo',
  'customerCopied',
  'customerLeftOut',
] as const;

export const RecipientWarningSchema = z
  .object({
    code: z
      .enum(RECIPIENT_WARNINGS)
      .describe(
        '`noReply`: nobody reads replies to the address. `mailingList`: everybody on a list gets it. `newRecipient`: the answered message does not name the address. `otherReplyTo`: replies lead to another domain. `customerCopied`: a third party’s answer would copy the customer. `customerLeftOut`: the customer was left out, because we wrote to the third party without them.',
      ),
    addresses: z.array(z.string()).describe('The addresses concerned.'),
  })
  .meta({ id: 'RecipientWarning', description: 'What to know before a reply is sent.' });

export const ReplyRecipientsSchema = z
  .object({
    mode: ReplyModeSchema,
    messageId: IdSchema.nullable().describe('The message answered or forwarded; `null` if the conversation has none.'),
    subject: z.string().describe('The subject it would have.'),
    to: z.array(SuggestedRecipientSchema),
    cc: z.array(SuggestedRecipientSchema),
    bcc: z.array(SuggestedRecipientSchema),
    warnings: z.array(RecipientWarningSchema),
    known: z.array(z.string()).describe('Addresses that the answered message names.'),
    own: z.array(z.string()).describe('Addresses of this workspace, which get no reply.'),
    customer: z.array(z.string()).describe('Addresses of the contact whose conversation it is.'),
    maxRecipients: z.int().min(1).describe('How many recipients the provider accepts, in all fields together.'),
    files: z
      .array(z.object({ fileName: z.string(), sizeBytes: z.int().min(0) }))
      .describe('Files that a forwarded message takes along; empty for a reply.'),
  })
  .meta({ id: 'ReplyRecipients', description: 'Whom a reply would go to.' });

export type ReplyRecipientsSuggestion = z.infer<typeof ReplyRecipientsSchema>;

export const ReplyRecipientsQuerySchema = z.object({
  mode: ReplyModeSchema.default('reply').describe('What is written.'),
  messageId: IdSchema.optional().describe('The message answered or forwarded; by default the latest received one.'),
});

export type ReplyRecipientsQuery = z.output<typeof ReplyRecipientsQuerySchema>;
