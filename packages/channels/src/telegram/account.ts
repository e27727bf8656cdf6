import { fieldsOf, textOf } from '../http/json.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { type Bot, callBot } from './bot.js';
import { checkRefusal } from './errors.js';

/** Update types to receive; Telegram omits reactions unless they are named. */
const UPDATES = [
  'message',
  'edited_message',
  'message_reaction',
  'my_chat_member',
  'callback_query',
  'business_connection',
  'business_message',
  'edited_business_message',
  'deleted_business_messages',
] as const;

export async function checkBot(bot: Bot, signal: AbortSignal): Promise<CheckResult> {
  const answer = await callBot(bot, 'getMe', {}, signal);
  if (answer.kind !== 'done') return checkRefusal(answer);
  const fields = fieldsOf(answer.result);
  const name = textOf(fields, 'username');
  return { ok: true, account: name === null ? (textOf(fields, 'first_name') ?? bot.id) : `@${name}`, expiresAt: null };
}

export async function subscribeBot(bot: Bot, url: string, signal: AbortSignal): Promise<StepResult> {
  if (bot.webhookToken === '') {
    const said = 'The connection has no webhook secret yet. Save it again.';
    return { ok: false, failure: 'authentication', providerCode: null, said };
  }
  const body = { url, secret_token: bot.webhookToken, allowed_updates: UPDATES };
  const answer = await callBot(bot, 'setWebhook', body, signal);
  return answer.kind === 'done' ? { ok: true, message: `Updates come to ${url}.` } : checkRefusal(answer);
}
