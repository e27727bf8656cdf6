import { z } from 'zod';
import { ChannelSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText } from '../common/texts.js';
import { ProviderSchema } from './channels.js';

/** The largest draft, as JSON, in UTF-16 units. */
const LARGEST = 100_000;

const draft = z
  .record(z.string(), z.unknown())
  .refine((config) => JSON.stringify(config).length <= LARGEST, { error: `at most ${LARGEST} characters as JSON` })
  .describe('Draft of the setup console, without secret fields.');

const passphrase = verbatimText(1_000).min(12).optional();

export const SetupExportSchema = z
  .strictObject({
    config: draft,
    includeSecrets: z.boolean().default(false),
    passphrase: passphrase.describe('Passphrase that encrypts the secrets; required if they are included.'),
  })
  .meta({ id: 'SetupExport', examples: [{ config: {}, includeSecrets: false }] });

export type SetupExport = z.output<typeof SetupExportSchema>;

const base64 = z
  .string()
  .max(400_000)
  .regex(/^[A-Za-z\d+/]*={0,2}$/, { error: 'base64' });

export const SealedPartSchema = z
  .strictObject({
    kdf: z.literal('scrypt'),
    cost: z
      .int()
      .min(2 ** 14)
      .max(2 ** 18)
      .describe('The scrypt cost parameter N.'),
    blockSize: z.int().min(8).max(16),
    parallelism: z.int().min(1).max(4),
    salt: base64,
    cipher: z.literal('aes-256-gcm'),
    iv: base64,
    tag: base64,
    data: base64.describe('The secrets as encrypted JSON. The encryption also authenticates the rest of the file.'),
  })
  .meta({ id: 'SealedPart' });

export const SetupFileSchema = z
  .strictObject({
    product: z.literal('concordia'),
    version: z.literal(1),
    exportedAt: InstantSchema,
    config: draft,
    channels: z
      .array(
        z.strictObject({
          channel: ChannelSchema,
          provider: ProviderSchema,
          settings: z.record(z.string().max(60), z.string().max(1_000)),
        }),
      )
      .max(8),
    checksum: z
      .string()
      .describe('SHA-256 of everything except this field and the secrets. A modified file is rejected.'),
    secrets: SealedPartSchema.nullable().describe('`null` if the secrets were left out.'),
  })
  .meta({ id: 'SetupFile', description: 'Contents of `concordia-config.json`.' });

export type SetupFile = z.output<typeof SetupFileSchema>;

export const SetupImportSchema = z
  .strictObject({ file: SetupFileSchema, passphrase: passphrase.describe('Required if the file contains secrets.') })
  .meta({
    id: 'SetupImport',
    examples: [
      {
        file: {
          product: 'concordia',
          version: 1,
          exportedAt: '2026-11-20T09:30:00.000Z',
          config: { guardrails: { L1: true }, channels: { sms: { connected: true } } },
          channels: [
            { channel: 'sms', provider: 'twilio', settings: { accountSid: 'AC1', fromNumber: '+46701234567' } },
          ],
          checksum: '451a5805920730c539031e80a2279b9b351c25d7c93dc473ef2178bcd760b04d',
          secrets: {
            kdf: 'scrypt',
            cost: 131072,
            blockSize: 8,
            parallelism: 1,
            salt: '3+MMw8gZkS+wPiLRLBVkdA==',
            cipher: 'aes-256-gcm',
            iv: 'OlR6bzelTsn/rH1L',
            tag: '1PHSCPFRbOrxqZ8NhRdixA==',
            data: 'zNHu/jFPL0DBgLFOi/CX7346hMBR8vVpwvaYVc0RWMMjnnH719URHd/IrmM13sYcsnghNJ/CRlxORD1bIttQf7D55EVHvh79NEOHtayHDcxhUow3hdPacK7POoWfsZaam+3MAMJDakTXj/UCKRDaKViymVcR',
          },
        },
        passphrase: 'correct horse battery staple',
      },
    ],
  });

export type SetupImport = z.output<typeof SetupImportSchema>;

export const SetupImportedSchema = z
  .object({
    config: z.record(z.string(), z.unknown()).describe('Draft of the setup console.'),
    channels: z.array(
      z.object({
        channel: ChannelSchema,
        provider: ProviderSchema,
        secrets: z.array(z.string()).describe('Names of the imported secrets.'),
        missing: z.array(z.string()).describe('Settings and secrets to enter again.'),
      }),
    ),
  })
  .meta({
    id: 'SetupImported',
    description: 'The settings imported from a file.',
    examples: [
      {
        config: { guardrails: { L1: true }, channels: { sms: { connected: true } } },
        channels: [{ channel: 'sms', provider: 'twilio', secrets: [], missing: ['authToken'] }],
      },
    ],
  });

export type SetupImported = z.infer<typeof SetupImportedSchema>;
