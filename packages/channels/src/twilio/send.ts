import { fieldsOf, jsonOf, textOf } from '../http/json.js';
import type { OutgoingFile, OutgoingMessage, SendResult } from '../port/adapter.js';
import { webhookUrlFor } from '../port/connect.js';
import { sendParts } from '../port/parts.js';
import { accountCall, type Form, type TwilioAccount } from './account.js';
import { sendRefusal } from './errors.js';
import { templateForm } from './template-form.js';

/** Twilio fetches files from public addresses. */
const NO_ADDRESS: SendResult = {
  ok: false,
  failure: 'rejected',
  providerCode: 'files_need_public_url',
  retryAfterMs: null,
};

/** Chosen while another provider carried the channel. */
const OTHER_TEMPLATE: SendResult = {
  ok: false,
  failure: 'rejected',
  providerCode: 'template_of_other_provider',
  retryAfterMs: null,
};

/**
 * Sends a template, a text, which Twilio splits into segments, or an MMS. It has no idempotency keys for messages.
 *
 * @param prefix of both addresses: `whatsapp:` for WhatsApp, nothing for SMS.
 */
export async function sendTwilio(
  account: TwilioAccount,
  message: OutgoingMessage,
  signal: AbortSignal,
  prefix: '' | 'whatsapp:' = '',
): Promise<SendResult> {
  const { files = [] } = message;
  const links = files.flatMap(({ link }) => link ?? []);
  if (links.length < files.length || (links.length > 0 && !isReachable(account))) return NO_ADDRESS;
  const from = 'From' in account.from ? { From: `${prefix}${account.from.From}` } : account.from;
  const frame = { To: `${prefix}${message.to}`, ...from, ...statusCallback(account) };
  if (message.template) {
    const content = templateForm(message.template);
    return content === null ? OTHER_TEMPLATE : sendOne(account, { ...frame, ...content }, signal);
  }
  const contents = prefix === '' ? [{ Body: message.text, MediaUrl: links }] : whatsappContents(message.text, files);
  return sendParts(contents, (content) => sendOne(account, { ...frame, ...content }, signal));
}

/** One message each, as WhatsApp has it: pictures and films carry the text, other files stand below it. */
function whatsappContents(text: string, files: readonly OutgoingFile[]): readonly Form[] {
  const [first] = files;
  const isCaption = first !== undefined && /^(image|video)\//.test(first.contentType);
  const media = files.map(({ link = '' }, index) => ({ Body: index === 0 && isCaption ? text : '', MediaUrl: link }));
  return isCaption || (text === '' && first !== undefined) ? media : [{ Body: text }, ...media];
}

async function sendOne(account: TwilioAccount, form: Form, signal: AbortSignal): Promise<SendResult> {
  const outcome = await accountCall(account, '/Messages.json', form, signal);
  const sid =
    outcome.kind === 'answered' && outcome.status < 300 ? textOf(fieldsOf(jsonOf(outcome.text)), 'sid') : null;
  return sid === null ? sendRefusal(outcome, account.tools.now()) : { ok: true, providerMessageId: sid };
}

/** Our receipt webhook. Twilio refuses a message whose callback address it cannot reach (21609), so a local one is omitted. */
function statusCallback(account: TwilioAccount): { readonly StatusCallback?: string } {
  const url = webhookUrlFor('twilio', account.tools);
  return isReachable(account) && url !== null ? { StatusCallback: url } : {};
}

const isReachable = ({ tools }: TwilioAccount): boolean => tools.origin !== null || isPublic(tools.publicUrl);

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !/^(127\.|0\.0\.0\.0$|\[)/.test(hostname);
}
