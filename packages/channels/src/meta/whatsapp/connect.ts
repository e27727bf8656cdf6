import { MINUTE, SECOND } from '@concordia/domain';
import { textOf } from '../../http/json.js';
import { type Connect, missingSettings, settingOf } from '../../port/connect.js';
import { checkAccount } from '../check.js';
import { openMedia } from '../files.js';
import { answerHandshake, hasSignature, verifySignature } from '../signature.js';
import { parseWhatsapp } from './parse.js';
import { sendWhatsapp } from './send.js';
import { reactOnWhatsapp, readOnWhatsapp } from './signals.js';
import { splitWhatsapp } from './split.js';
import { subscribeWhatsapp } from './subscribe.js';
import { listTemplates } from './templates.js';

/** Default sending limit of a number per second; to one contact, ten a minute in the long run. */
const RATES = {
  connection: { messages: 80, perMs: SECOND },
  recipient: { messages: 10, perMs: MINUTE },
} as const;

/** The WhatsApp Cloud API (developers.facebook.com/docs/whatsapp/cloud-api). */
export const connectWhatsapp: Connect = (settings, tools) => {
  const missing = missingSettings('whatsapp', settings);
  if (missing.length > 0) return { ok: false, missing };
  const appSecret = settingOf(settings, 'appSecret');
  const verifyToken = settingOf(settings, 'verifyToken');
  const phoneId = settingOf(settings, 'waPhoneId');
  const own = { phoneId, businessId: settingOf(settings, 'pageId') };
  const account = { ...tools, appSecret, token: settingOf(settings, 'accessToken') };
  return {
    ok: true,
    adapter: {
      provider: 'whatsapp',
      verify: (webhook) => verifySignature(webhook, appSecret),
      mayBeGenuine: hasSignature,
      handshake: (webhook) => answerHandshake(webhook, verifyToken),
      split: (webhook) => splitWhatsapp(webhook, own),
      parse: parseWhatsapp,
      recognizesKeys: false,
      rates: RATES,
      send: (message, signal) => sendWhatsapp(account, phoneId, message, signal),
      markRead: (target, signal) => readOnWhatsapp(account, phoneId, { target, isTyping: false }, signal),
      showTyping: (target, signal) => readOnWhatsapp(account, phoneId, { target, isTyping: true }, signal),
      react: (target, signal) => reactOnWhatsapp(account, phoneId, target, signal),
      check: (signal) =>
        checkAccount(
          account,
          {
            path: phoneId,
            fields: 'display_phone_number,verified_name',
            nameOf: (fields) =>
              [textOf(fields, 'verified_name'), textOf(fields, 'display_phone_number')].filter(Boolean).join(' ') ||
              phoneId,
            permission: 'whatsapp_business_messaging',
          },
          signal,
        ),
      subscribe: (webhookUrl, signal) => subscribeWhatsapp(account, own, { webhookUrl, verifyToken }, signal),
      templates: (signal) => listTemplates(account, own, signal),
      openFile: (reference, signal) => openMedia(account, reference, signal),
    },
  };
};
