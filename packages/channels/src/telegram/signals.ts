import type { ReactionTarget, SignalResult, SignalTarget } from '../port/adapter.js';
import { type Bot, callBot } from './bot.js';
import { signalRefusal } from './errors.js';
import { messagePlaceOf } from './fields.js';

/** Chats of the bot itself have no read marks: only those of a business account that it is connected to. */
export async function readOnTelegram(bot: Bot, { latest }: SignalTarget, signal: AbortSignal): Promise<SignalResult> {
  const place = messagePlaceOf(latest);
  if (place === null || place.business === null) return { ok: true };
  const { chat, message, business } = place;
  const body = { business_connection_id: business, chat_id: chat, message_id: Number(message) };
  return call(bot, 'readBusinessMessage', body, signal);
}

/** Shown for five seconds, or until a message arrives. */
export function typeOnTelegram(bot: Bot, { to, latest }: SignalTarget, signal: AbortSignal): Promise<SignalResult> {
  const business = messagePlaceOf(latest)?.business ?? null;
  const body = { chat_id: to, action: 'typing', ...(business !== null && { business_connection_id: business }) };
  return call(bot, 'sendChatAction', body, signal);
}

/** Bots set one reaction, of those that Telegram offers, and none in the name of a business account. */
export async function reactOnTelegram(
  bot: Bot,
  { messageId, emoji }: ReactionTarget,
  signal: AbortSignal,
): Promise<SignalResult> {
  const place = messagePlaceOf(messageId);
  if (place === null || place.business !== null) return { ok: false, failure: 'rejected', providerCode: null };
  const reaction = emoji === null ? [] : [{ type: 'emoji', emoji }];
  const body = { chat_id: place.chat, message_id: Number(place.message), reaction };
  return call(bot, 'setMessageReaction', body, signal);
}

async function call(bot: Bot, method: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal) {
  const answer = await callBot(bot, method, body, signal);
  return answer.kind === 'done' ? ({ ok: true } as const) : signalRefusal(answer);
}
