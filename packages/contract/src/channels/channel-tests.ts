import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';
import { lineOf, verbatimText } from '../common/texts.js';

export const TestResultSchema = z
  .object({
    ok: z.boolean(),
    label: z.string().describe('What was tested.'),
    message: z.string().describe('The result, or what is wrong and how to fix it if not `ok`.'),
    simulated: z.boolean().describe('Whether a local simulated provider responded and nothing was sent.'),
    ts: InstantSchema,
  })
  .meta({ id: 'TestResult', description: 'One step of a channel test.' });

export type TestResult = z.infer<typeof TestResultSchema>;

const text = verbatimText(10_000).min(1).describe('What to send.').optional();
const to = lineOf(320)
  .describe(
    'Recipient. If omitted, simulated channels use the provider’s test recipient and email uses the workspace’s own address. Nothing is sent elsewhere.',
  )
  .optional();

export const EmailInboundTestSchema = z
  .strictObject({
    ping: z.union([z.boolean(), verbatimText(200)]).optional(),
    domain: lineOf(253).optional().describe('The domain that receives email.'),
  })
  .meta({ id: 'EmailInboundTest', examples: [{ ping: true, domain: 'mail.example' }] });

export type EmailInboundTest = z.output<typeof EmailInboundTestSchema>;

export const EmailOutboundTestSchema = z
  .strictObject({ to, subject: lineOf(998).optional(), text })
  .meta({ id: 'EmailOutboundTest', examples: [{ to: 'me@mail.example', subject: 'Test', text: 'It works.' }] });

export type EmailOutboundTest = z.output<typeof EmailOutboundTestSchema>;

const META_CHANNELS = ['whatsapp', 'instagram', 'messenger'] as const;

export const MetaVerifyTestSchema = z
  .strictObject({
    channel: z.enum(META_CHANNELS).default('whatsapp'),
    token: verbatimText(8_000).optional().describe('The verify token to compare with the stored one.'),
    pageId: lineOf(60).optional(),
    waPhoneId: lineOf(60).optional(),
  })
  .meta({ id: 'MetaVerifyTest', examples: [{ channel: 'instagram', pageId: '102030' }] });

export type MetaVerifyTest = z.output<typeof MetaVerifyTestSchema>;

export const EchoTestSchema = z.strictObject({ echo: text, to }).meta({
  id: 'EchoTest',
  description: 'A test message. It never appears as correspondence.',
  examples: [{ to: '4915112345678', echo: 'It works.' }],
});

export type EchoTest = z.output<typeof EchoTestSchema>;

export const SmsInboundTestSchema = z
  .strictObject({ from: lineOf(40).optional(), body: text })
  .meta({ id: 'SmsInboundTest', examples: [{ from: '+46701234567', body: 'ping' }] });

export type SmsInboundTest = z.output<typeof SmsInboundTestSchema>;

export const SmsOutboundTestSchema = z
  .strictObject({ to, body: text })
  .meta({ id: 'SmsOutboundTest', examples: [{ to: '+46701234567', body: 'It works.' }] });

export type SmsOutboundTest = z.output<typeof SmsOutboundTestSchema>;

export const TelegramWebhookTestSchema = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
  })
  .meta({ id: 'TelegramWebhookTest', examples: [{ url: 'https://hub.example/webhooks/telegram' }] });

export type TelegramWebhookTest = z.output<typeof TelegramWebhookTestSchema>;

export const LinkedinPostTestSchema = z
  .strictObject({ orgId: lineOf(40).optional(), text: verbatimText(3_000).min(1) })
  .meta({ id: 'LinkedinPostTest', description: 'A public post.', examples: [{ orgId: '1035', text: 'Hello.' }] });

export type LinkedinPostTest = z.output<typeof LinkedinPostTestSchema>;

export const TwitterPostTestSchema = z
  .strictObject({ text: verbatimText(1_000).min(1) })
  .meta({ id: 'TwitterPostTest', description: 'A public post.', examples: [{ text: 'Hello.' }] });

export type TwitterPostTest = z.output<typeof TwitterPostTestSchema>;

export const TwitterSearchTestSchema = z
  .strictObject({ q: lineOf(512) })
  .meta({ id: 'TwitterSearchTest', examples: [{ q: '@concordia' }] });

export type TwitterSearchTest = z.output<typeof TwitterSearchTestSchema>;

export const TwitterDiscoveryTestSchema = z
  .strictObject({ lists: z.boolean().default(false), bookmarks: z.boolean().default(false) })
  .meta({ id: 'TwitterDiscoveryTest', examples: [{ lists: true, bookmarks: true }] });

export type TwitterDiscoveryTest = z.output<typeof TwitterDiscoveryTestSchema>;
