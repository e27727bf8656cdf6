import { Bot, GrammyError } from 'grammy';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestEnvironment, testEnvironment } from '../kit/index.js';
import { startTelegramPeer, type TelegramPeer } from './index.js';

const THEM = '700123456';

let stage: TestEnvironment;
let peer: TelegramPeer;
beforeEach(async () => {
  stage = testEnvironment();
  peer = await startTelegramPeer(stage.options);
});
afterEach(() => peer.stop());

const bot = (token = peer.settings.botToken ?? '') => new Bot(token, { client: { apiRoot: peer.origin } });
const says = (text: string) => peer.write({ from: THEM, name: 'Ada', subject: null, text, inReplyTo: null });
const numberOf = (id: string): number => Number(id.split(':')[1]);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof GrammyError ? [error.error_code, error.description] : error),
  );

it('serves grammY: who the bot is, messages, files, typing and reactions', async () => {
  const { api } = bot();
  expect(await api.getMe()).toMatchObject({ is_bot: true, username: 'simulator_bot' });
  const asked = await says('Hello');
  const sent = await api.sendMessage(THEM, 'Hi', { reply_parameters: { message_id: numberOf(asked) } });
  expect(sent.chat.id).toBe(Number(THEM));
  expect(peer.accepted).toMatchObject([{ id: `${THEM}:${sent.message_id}`, text: 'Hi' }]);
  await api.sendChatAction(THEM, 'typing');
  await api.setMessageReaction(THEM, numberOf(asked), [{ type: 'emoji', emoji: '👍' }]);
  expect(peer.signals).toMatchObject([{ kind: 'typing' }, { kind: 'reaction', messageId: asked, emoji: '👍' }]);
});

it('refuses in a form that grammY reads', async () => {
  expect(await refusal(bot('1:wrong').api.getMe())).toEqual([401, 'Unauthorized']);
  const { api } = bot();
  expect(await refusal(api.sendMessage(THEM, 'Hi'))).toEqual([
    403,
    "Forbidden: bot can't initiate conversation with a user",
  ]);
  await says('Hello');
  expect(await refusal(api.sendMessage(THEM, 'a'.repeat(4_097)))).toEqual([400, 'Bad Request: message is too long']);
  await api.sendMessage(THEM, 'One');
  const tooMany = await api.sendMessage(THEM, 'Two').catch((error: unknown) => error);
  expect(tooMany).toMatchObject({ error_code: 429, parameters: { retry_after: 1 } });
});

it('sends updates that grammY handles', async () => {
  const own = bot();
  const heard: string[] = [];
  own.on('message:text', ({ message, from }) => void heard.push(`${from.first_name}: ${message.text}`));
  await own.init();
  await own.api.setWebhook('https://concordia.test/webhooks/telegram', { secret_token: 'secret' });
  await says('Is the offer open?');
  await peer.settled();
  for (const { body, headers } of stage.webhooks) {
    expect(headers['x-telegram-bot-api-secret-token']).toBe('secret');
    await own.handleUpdate(JSON.parse(new TextDecoder().decode(body)));
  }
  expect(heard).toEqual(['Ada: Is the offer open?']);
});
