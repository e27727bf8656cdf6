import { ACCOUNT_COLORS, MAIL_FLAG_MODES } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema } from '../common/schemas.js';
import { composedHtml, lineOf, verbatimText } from '../common/texts.js';
import { ChannelConnectionSchema, ChannelModeSchema, ChannelSettingsSchema, QuietHoursSchema } from './channels.js';

export const AccountColorSchema = z
  .enum(ACCOUNT_COLORS)
  .meta({ id: 'AccountColor', description: 'A color by which people tell accounts apart.' });

export const AccountSignatureSchema = z
  .strictObject({
    text: verbatimText(10_000).describe('The signature as plain text.'),
    html: composedHtml().describe('The same with its formatting; email only. `null` if it has none.'),
  })
  .meta({ id: 'AccountSignature', description: 'What is appended to messages of the account.' });

export const MailFlagModeSchema = z.enum(MAIL_FLAG_MODES).meta({
  id: 'MailFlagMode',
  description:
    'Whether read, answered and deleted are kept in step with the mailbox: not at all, both ways, or both ways and with what is completed here flagged as deleted there.',
});

const { limits: _, name: __, publicUrl: ___, ...connection } = ChannelConnectionSchema.shape;

export const ChannelAccountSchema = z
  .object({
    id: IdSchema,
    ...connection,
    name: z.string().describe('The given name; empty if none was given.'),
    address: z.string().nullable().describe('The mailbox, number or page; `null` until the settings tell it.'),
    color: AccountColorSchema.nullable(),
    isDefault: z.boolean().describe('Calls that name only the channel mean its default account.'),
    signature: AccountSignatureSchema.nullable(),
    memberIds: z.array(IdSchema).describe('Its members; empty for everyone.'),
    mailFlags: MailFlagModeSchema,
  })
  .meta({ id: 'ChannelAccount', description: 'An account of a channel: a mailbox, a number or a page.' });

export type ChannelAccount = z.infer<typeof ChannelAccountSchema>;

const fields = {
  name: lineOf(80).or(z.literal('')).describe('Shown wherever the account is named; empty for its address.'),
  color: AccountColorSchema.nullable(),
  signature: AccountSignatureSchema.nullable().describe('`null` for none.'),
  quietHours: QuietHoursSchema.nullable().describe('Hours without automated sends; `null` for none.'),
  memberIds: z
    .array(IdSchema)
    .max(200)
    .describe(
      'Its members; empty for everyone. Only they and the owner can be assigned its messages. Modules see nothing of an account with members.',
    ),
  mailFlags: MailFlagModeSchema,
  mode: ChannelModeSchema.describe('`live` is allowed only when nothing is missing.'),
};

export const NewChannelAccountSchema = z
  .strictObject({
    ...z.object(fields).partial().shape,
    ...ChannelSettingsSchema.partial().shape,
  })
  .refine(({ provider, settings, secrets }) => provider !== undefined || (settings ?? secrets) === undefined, {
    error: 'a provider with the settings',
  })
  .meta({
    id: 'NewChannelAccount',
    description: 'A further account of a channel.',
    examples: [
      {
        name: 'Support',
        color: 'sea',
        provider: 'twilio',
        settings: { accountSid: 'AC…', fromNumber: '+46701234567' },
      },
    ],
  });

export type NewChannelAccount = z.output<typeof NewChannelAccountSchema>;

export const ChannelAccountUpdateSchema = z
  .strictObject({
    ...z.object(fields).partial().shape,
    isDefault: z.literal(true).optional().describe('Makes it the default of its channel.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one field' })
  .meta({
    id: 'ChannelAccountUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Support', color: 'sea' }],
  });

export type ChannelAccountUpdate = z.output<typeof ChannelAccountUpdateSchema>;

/** Which account of which channel a call is about. */
export const AccountPathSchema = z.object({ channel: ChannelSchema, id: IdSchema });
