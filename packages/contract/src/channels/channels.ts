import { CHANNEL_MODES, ELIGIBILITY_CODES, PROVIDERS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { lineOf, verbatimText } from '../common/texts.js';

export const ChannelModeSchema = z.enum(CHANNEL_MODES).meta({
  id: 'ChannelMode',
  description: '`simulated` speaks to a provider on this machine that obeys the real one’s rules; nothing leaves.',
});

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day as HH:MM' })
  .describe('A time of day, `HH:MM`.');

export const QuietHoursSchema = z
  .strictObject({
    from: time,
    until: time.describe('A time of day, `HH:MM`; before `from` when the hours pass midnight.'),
    timeZone: TimeZoneSchema.describe('Whose clock it is, in summer and winter: an IANA zone.'),
  })
  .meta({ id: 'QuietHours', description: 'When nothing is sent unasked. Answers within a day are not held back.' });

export const ChannelLimitsSchema = z
  .object({
    maxLength: z.int().min(1).describe('The longest text, in UTF-16 units; on SMS in units of its encoding.'),
    hasSubject: z.boolean(),
    windowHours: z
      .int()
      .nullable()
      .describe('For how long after their last message we may write; `null` without such.'),
    canStart: z.boolean().describe('Whether we may write first.'),
  })
  .meta({ id: 'ChannelLimits', description: 'What the channel lets one message be.' });

export const ProviderSchema = z
  .enum(PROVIDERS)
  .meta({ id: 'Provider', description: 'Who carries the messages of a live channel.', examples: ['twilio'] });

export const ConnectionHealthSchema = z.enum(['untested', 'ok', 'failing', 'expired']).meta({
  id: 'ConnectionHealth',
  description: 'Whether the credentials were seen to work. `expired` ones need somebody to connect again.',
});

export const StoredSecretSchema = z
  .object({
    name: z.string().describe('As the provider’s profile calls it.'),
    lastFour: z.string().describe('Its last four characters; empty when it has fewer than twelve.'),
    updatedAt: InstantSchema,
  })
  .meta({ id: 'StoredSecret', description: 'A secret that the server keeps sealed. It never comes out again.' });

export const ChannelConnectionSchema = z
  .object({
    channel: ChannelSchema,
    name: z.string().describe('What the screens call it.'),
    mode: ChannelModeSchema,
    since: InstantSchema.nullable().describe('When it came into its mode; `null` when it never was connected.'),
    quietHours: QuietHoursSchema.nullable(),
    limits: ChannelLimitsSchema,
    provider: ProviderSchema.nullable().describe('Who carries it when it is live; `null` until one was chosen.'),
    account: z.string().nullable().describe('How the provider calls the account: a number, an @name, a page.'),
    health: ConnectionHealthSchema,
    healthReason: z.string().nullable().describe('What is wrong, and what to do.'),
    checkedAt: InstantSchema.nullable().describe('When the credentials were last tried.'),
    expiresAt: InstantSchema.nullable().describe('When the credentials end, as far as the provider says.'),
    webhookUrl: z.string().nullable().describe('Where the provider calls this server; `null` when it does not.'),
    publicUrl: z
      .string()
      .nullable()
      .describe('The address of this server on the internet; `null` until CONCORDIA_PUBLIC_URL names one.'),
    redirectUrl: z.string().nullable().describe('Where the provider sends a person back after granting access.'),
    settings: z.record(z.string(), z.string()).describe('What was set, by name; no secret is among it.'),
    secrets: z.array(StoredSecretSchema),
    missing: z
      .array(z.string())
      .describe('Required settings that are not there; `oauthAccessToken` means that nobody has allowed us in yet.'),
  })
  .meta({ id: 'ChannelConnection', description: 'A channel and how it is connected.' });

export type ChannelConnection = z.infer<typeof ChannelConnectionSchema>;

export const ChannelUpdateSchema = z
  .strictObject({
    mode: ChannelModeSchema.optional().describe('`live` only when nothing is missing.'),
    quietHours: QuietHoursSchema.nullable().optional().describe('`null` for none.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of mode, quietHours' })
  .meta({
    id: 'ChannelUpdate',
    description: 'What to change; what is left out stays.',
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
      .describe('All settings that are no secrets, by name. What is left out or empty is not set any more.'),
    secrets: z
      .record(lineOf(60), z.string().trim().min(1).max(LONGEST.secret).nullable())
      .optional()
      .describe('Secrets by name: what is left out stays, `null` removes.'),
  })
  .meta({
    id: 'ChannelSettings',
    description: 'How to reach an account at a provider.',
    examples: [{ provider: 'twilio', settings: { accountSid: 'AC…', fromNumber: '+46701234567' } }],
  });

export type ChannelSettings = z.output<typeof ChannelSettingsSchema>;

export const EligibilityCodeSchema = z
  .enum(ELIGIBILITY_CODES)
  .meta({ id: 'EligibilityCode', description: 'Why a message may not go out.' });

export const ChannelEligibilitySchema = z
  .object({
    channel: ChannelSchema,
    mode: ChannelModeSchema,
    eligible: z.boolean().describe('Whether a message may go out now.'),
    code: EligibilityCodeSchema.nullable().describe('Why not; `null` when it may.'),
    reason: z.string().nullable().describe('Why not, and what to do, in words.'),
    until: InstantSchema.nullable().describe('When it may no longer, or when it may again; `null` when nobody knows.'),
    instead: ChannelSchema.nullable().describe('A channel that is open, when this one is not.'),
    maxLength: z.int().min(1).describe('The longest text.'),
    handle: z.string().nullable().describe('Where it would go.'),
  })
  .meta({ id: 'ChannelEligibility', description: 'Whether a contact may be written to on a channel now.' });

export type ChannelEligibility = z.infer<typeof ChannelEligibilitySchema>;

export const SimulatedMessageSchema = z
  .strictObject({
    from: verbatimText(320).min(1).describe('Their handle: an address, a number, a name on the network.'),
    name: verbatimText(200).optional().describe('What they call themselves.'),
    subject: verbatimText(998).optional(),
    text: verbatimText(100_000).min(1),
  })
  .meta({
    id: 'SimulatedMessage',
    description: 'What a made-up contact writes to us.',
    examples: [{ from: '+46701234567', name: 'Ada Lindqvist', text: 'Is the offer still open?' }],
  });

export type SimulatedMessage = z.output<typeof SimulatedMessageSchema>;

export const SimulatedReceptionSchema = z
  .object({ id: z.string().describe('The provider’s id of the message.') })
  .meta({
    id: 'SimulatedReception',
    description: 'The message is on its way to us.',
    examples: [{ id: '2123710586024886272' }],
  });

export type SimulatedReception = z.infer<typeof SimulatedReceptionSchema>;
