import { SECOND } from '@concordia/domain';
import type { ChannelAdapter } from '../port/adapter.js';
import { type Connect, missingSettings } from '../port/connect.js';
import { checkBot, subscribeBot } from './account.js';
import { type Bot, botOf } from './bot.js';
import { openTelegramFile } from './files.js';
import { lookUpOnTelegram } from './profile.js';
import { sendTelegram } from './send.js';
import { reactOnTelegram, readOnTelegram, typeOnTelegram } from './signals.js';
import { parseTelegram, splitTelegram, verifyTelegram } from './webhook.js';

/** A Telegram bot. It gets no receipts, and can only write to people who wrote first. */
export const connectTelegram: Connect = (settings, tools) => {
  const missing = missingSettings('telegram', settings);
  return missing.length > 0 ? { ok: false, missing } : { ok: true, adapter: adapterOf(botOf(settings, tools)) };
};

const adapterOf = (bot: Bot): ChannelAdapter => ({
  provider: 'telegram',
  recognizesKeys: false,
  // Bots FAQ: thirty messages per second, and one per second in a chat.
  rates: { connection: { messages: 30, perMs: SECOND }, recipient: { messages: 1, perMs: SECOND } },
  verify: (webhook) => verifyTelegram(webhook, bot.webhookToken),
  mayBeGenuine: (head) => verifyTelegram(head, bot.webhookToken) === 'genuine',
  split: (webhook) => splitTelegram(webhook, bot.id, bot.tools.now()),
  parse: (raw) => parseTelegram(raw, bot.messageId),
  send: (message, signal) => sendTelegram(bot, message, signal),
  markRead: (target, signal) => readOnTelegram(bot, target, signal),
  showTyping: (target, signal) => typeOnTelegram(bot, target, signal),
  react: (target, signal) => reactOnTelegram(bot, target, signal),
  profile: (handle, signal) => lookUpOnTelegram(bot, handle, signal),
  check: (signal) => checkBot(bot, signal),
  subscribe: (webhookUrl, signal) => subscribeBot(bot, webhookUrl, signal),
  openFile: (reference, signal) => openTelegramFile(bot, reference, signal),
});
