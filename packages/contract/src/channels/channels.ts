import { CHANNEL_MODES, ELIGIBILITY_CODES, PROVIDERS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { lineOf, verbatimText } from '../common/texts.js';

export const ChannelModeSchema = z.enum(CHANNEL_MODES).meta({
  id: 'ChannelMode',
  description: '`simulated` uses a local stand-in that follows the real provider’s rules. Nothing is sent.',
});

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day as HH:MM' })
  .describe('A time of day, `HH:MM`.');

export const QuietHoursSchema = z
  .strictObject({
    from: time,
    until: time.describe('A time of day, `HH:MM`; earlier than `from` if the hours span midnight.'),
    timeZone: TimeZoneSchema.describe('IANA time zone of these hours, including daylight saving time.'),
  })
  .meta({ id: 'QuietHours', description: 'Hours without automated sends. Replies within a day are not held back.' });

export const ChannelLimitsSchema = z
  .object({
    maxLength: z.int().min(1).describe('Maximum text length in UTF-16 code units; for SMS, in units of its encoding.'),
    hasSubject: z.boolean(),
    windowHours: z
      .int()
      .nullable()
      .describe('How long after their last message we may write, in hours; `null` for no limit.'),
    canStart: z.boolean().describe('Whether we may start a conversation.'),
  })
  .meta({ id: 'ChannelLimits', description: 'What the channel allows in a message.' });

export const ProviderSchema = z
  .enum(PROVIDERS)
  .meta({ id: 'Provider', description: 'Provider of a live channel.', examples: ['twilio'] });

export const ConnectionHealthSchema = z.enum(['untested', 'ok', 'failing', 'expired']).meta({
  id: 'ConnectionHealth',
  description: 'Result of the credential check. `expired` credentials must be renewed by connecting again.',
});

export const StoredSecretSchema = z
  .object({
    name: z.string().describe('Name of the secret in the provider’s profile.'),
    lastFour: z.string().describe('Its last four characters; empty if it has fewer than twelve.'),
    updatedAt: InstantSchema,
  })
  .meta({ id: 'StoredSecret', description: 'A secret that the server stores encrypted. It is never returned.' });

export const ChannelConnectionSchema = z
  .object({
    channel: ChannelSchema,
    name: z.string().describe('Display name of the channel.'),
    mode: ChannelModeSchema,
    since: InstantSchema.nullable().describe('When it entered its current mode; `null` if it was never connected.'),
    quietHours: QuietHoursSchema.nullable(),
    limits: ChannelLimitsSchema,
    provider: ProviderSchema.nullable().describe('Provider used in live mode; `null` until one is chosen.'),
    account: z.string().nullable().describe('The provider’s name for the account: a number, an @name or a page.'),
    health: ConnectionHealthSchema,
    healthReason: z.string().nullable().describe('What is wrong and how to fix it.'),
    checkedAt: InstantSchema.nullable().describe('When the credentials were last tested.'),
    expiresAt: InstantSchema.nullable().describe('When the credentials expire, according to the provider.'),
    webhookUrl: z.string().nullable().describe('URL that the provider calls on this server; `null` if it calls none.'),
    publicUrl: z
      .string()
      .nullable()
      .describe('Public address of this server; `null` until CONCORDIA_PUBLIC_URL is set.'),
    isReachable: z
      .boolean()
      .describe(
        'Whether the provider can reach this server, to deliver webhooks and to fetch files: a simulated one always, others once CONCORDIA_PUBLIC_URL is set.',
      ),
    redirectUrl: z.string().nullable().describe('Where the provider redirects the user after access is granted.'),
    settings: z.record(z.string(), z.string()).describe('Current settings by name, without secrets.'),
    secrets: z.array(StoredSecretSchema),
    missing: z
      .array(z.string())
      .describe('Required settings that are missing. `oauthAccessToken` means that access has not been granted yet.'),
  })
  .meta({ id: 'ChannelConnection', description: 'A channel and its connection.' });

export type ChannelConnection = z.infer<typeof ChannelConnectionSchema>;

export const ChannelUpdateSchema = z
  .strictObject({
    mode: ChannelModeSchema.optional().describe('`live` is allowed only when nothing is missing.'),
    quietHours: QuietHoursSchema.nullable().optional().describe('`null` for none.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of mode, quietHours' })
  .meta({
    id: 'ChannelUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ mode: 'simulated' }],
  });

export type ChannelUpdate = z.output<typeof ChannelUpdateSchema>;

/** Maximum lengths in UTF-16 units; a secret may be a key of several lines. */
const LONGEST = { setting: 1_000, secret: 8_000 };

export const ChannelSettingsSchema = z
  .strictObject({
    provider: ProviderSchema,
    settings: z
      .record(lineOf(60), z.string().trim().max(LONGEST.setting))
      .describe('All settings except secrets, by name. Omitted or empty settings are cleared.'),
    secrets: z
      .record(lineOf(60), z.string().trim().min(1).max(LONGEST.secret).nullable())
      .optional()
      .describe('Secrets by name. Omitted secrets keep their values; `null` removes one.'),
  })
  .meta({
    id: 'ChannelSettings',
    description: 'How to connect to an account at a provider.',
    examples: [{ provider: 'twilio', settings: { accountSid: 'AC…', fromNumber: '+46701234567' } }],
  });

export type ChannelSettings = z.output<typeof ChannelSettingsSchema>;

export const EligibilityCodeSchema = z
  .enum(ELIGIBILITY_CODES)
  .meta({ id: 'EligibilityCode', description: 'Why a message cannot be sent.' });

export const ChannelEligibilitySchema = z
  .object({
    channel: ChannelSchema,
    mode: ChannelModeSchema,
    eligible: z.boolean().describe('Whether a message can be sent now.'),
    code: EligibilityCodeSchema.nullable().describe('Why a message cannot be sent; `null` if it can.'),
    reason: z.string().nullable().describe('Why a message cannot be sent and what to do, in plain language.'),
    until: InstantSchema.nullable().describe('When sending stops or becomes possible again; `null` if unknown.'),
    instead: ChannelSchema.nullable().describe('An open channel to use instead, if this one is closed.'),
    maxLength: z.int().min(1).describe('Maximum text length.'),
    handle: z.string().nullable().describe('The handle a message would be sent to.'),
  })
  .meta({ id: 'ChannelEligibility', description: 'Whether a contact can be messaged on a channel now.' });

export type ChannelEligibility = z.infer<typeof ChannelEligibilitySchema>;

export const EligibilityQuerySchema = z.object({
  accountId: IdSchema.optional().describe(
    'The account that a message would leave by: each number and page has a reply window and quiet hours of its own. By default any account of a channel.',
  ),
});
export type EligibilityQuery = z.output<typeof EligibilityQuerySchema>;

export const SimulatedMessageSchema = z
  .strictObject({
    from: verbatimText(320).min(1).describe('Handle of the sender: an address, a number or a name on the network.'),
    name: verbatimText(200).optional().describe('Display name of the sender.'),
    subject: verbatimText(998).optional(),
    text: verbatimText(100_000).min(1),
  })
  .meta({
    id: 'SimulatedMessage',
    description: 'A message from a simulated contact.',
    examples: [{ from: '+46701234567', name: 'Ada Lindqvist', text: 'Is the offer still open?' }],
  });

export type SimulatedMessage = z.output<typeof SimulatedMessageSchema>;

export const SimulatedReceptionSchema = z
  .object({ id: z.string().describe('The provider’s ID of the message.') })
  .meta({
    id: 'SimulatedReception',
    description: 'The message is being delivered.',
    examples: [{ id: '2123710586024886272' }],
  });

export type SimulatedReception = z.infer<typeof SimulatedReceptionSchema>;
