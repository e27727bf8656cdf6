import { CHANNEL_PROFILES } from '@concordia/domain';
import { fieldOf, fieldsOf, textOf } from '../http/json.js';
import type { OutgoingFile, OutgoingMessage, SendResult } from '../port/adapter.js';
import { type Bot, type BotAnswer, callBot } from './bot.js';
import { sendRefusal } from './errors.js';
import { idOf, messagePlaceOf } from './fields.js';

/** Maximum caption length, in UTF-16 units; a text alone may have more, which Telegram enforces. */
const LONGEST_CAPTION = CHANNEL_PROFILES.telegram.files.maxTextLength ?? Number.POSITIVE_INFINITY;

/** Types that Telegram shows as images, and their maximum size in bytes; other files are sent as documents. */
const PHOTOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const LARGEST_PHOTO = 10 * 1024 * 1024;

/** Types that Telegram plays (core.telegram.org/bots/api#sendvideo, #sendaudio): MPEG-4, and MP3 or M4A. */
const VIDEOS: ReadonlySet<string> = new Set(['video/mp4']);
const SOUNDS: ReadonlySet<string> = new Set(['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/m4a']);

/** How one file is sent. */
const METHODS = {
  photo: 'sendPhoto',
  video: 'sendVideo',
  audio: 'sendAudio',
  document: 'sendDocument',
  voice: 'sendVoice',
  sticker: 'sendSticker',
} as const;

/** Maximum files per album. */
const ALBUM = 10;

const refused = (failure: 'too_long' | 'rejected', providerCode: string): SendResult => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs: null,
});

/** Sends a text, or files with the text as the first caption, in one call: the message arrives whole or not at all. */
export async function sendTelegram(bot: Bot, message: OutgoingMessage, signal: AbortSignal): Promise<SendResult> {
  const files = message.files ?? [];
  if (files.length > 0 && message.text.length > LONGEST_CAPTION) return refused('too_long', 'caption too long');
  if (files.length > ALBUM) return refused('rejected', 'too many files');
  const answer = await callOnce(bot, message, files, message.to, signal);
  // The group has moved to another chat; nothing was sent to the old one.
  const movedTo = answer.kind === 'refused' ? answer.migratedTo : null;
  return resultOf(bot, movedTo === null ? answer : await callOnce(bot, message, files, movedTo, signal));
}

function callOnce(
  bot: Bot,
  message: OutgoingMessage,
  files: readonly OutgoingFile[],
  to: string,
  signal: AbortSignal,
): Promise<BotAnswer> {
  const answered = replyParameters(message, to);
  // A reply to somebody who wrote to the business account goes out in its name.
  const business = messagePlaceOf(message.answers?.providerMessageId ?? '')?.business ?? null;
  const [file] = files;
  if (file === undefined) {
    const body = {
      chat_id: to,
      text: message.text,
      ...(answered !== null && { reply_parameters: answered }),
      ...(business !== null && { business_connection_id: business }),
    };
    return callBot(bot, 'sendMessage', body, signal);
  }
  const form = new FormData();
  form.set('chat_id', to);
  if (business !== null) form.set('business_connection_id', business);
  if (answered !== null) form.set('reply_parameters', JSON.stringify(answered));
  if (files.length > 1) return callBot(bot, 'sendMediaGroup', album(form, files, message.text), signal);
  if (message.text !== '') form.set('caption', message.text);
  const kind = message.form ?? kindOf(file);
  form.set(kind, blobOf(file), file.name);
  return callBot(bot, METHODS[kind], form, signal);
}

/** An album holds pictures and videos, or music, or documents. */
function album(form: FormData, files: readonly OutgoingFile[], caption: string): FormData {
  const kinds = files.map(kindOf);
  const isSeen = kinds.every((kind) => kind === 'photo' || kind === 'video');
  const isHeard = kinds.every((kind) => kind === 'audio');
  const media = kinds.map((kind, index) => ({
    type: isSeen || isHeard ? kind : 'document',
    media: `attach://file${index}`,
    ...(index === 0 && caption !== '' && { caption }),
  }));
  form.set('media', JSON.stringify(media));
  for (const [index, file] of files.entries()) form.set(`file${index}`, blobOf(file), file.name);
  return form;
}

function kindOf({ contentType, content }: OutgoingFile): 'photo' | 'video' | 'audio' | 'document' {
  if (PHOTOS.has(contentType) && content.byteLength <= LARGEST_PHOTO) return 'photo';
  if (VIDEOS.has(contentType)) return 'video';
  return SOUNDS.has(contentType) ? 'audio' : 'document';
}

const blobOf = ({ content, contentType }: OutgoingFile): Blob =>
  new Blob([new Uint8Array(content)], { type: contentType });

/** Only messages of the same chat can be quoted; if the quoted one was deleted, the reply is still sent. */
function replyParameters({ answers }: OutgoingMessage, to: string): object | null {
  const place = messagePlaceOf(answers?.providerMessageId ?? '');
  if (place === null || (place.chat !== to && /^-?\d+$/.test(to))) return null;
  return { message_id: Number(place.message), allow_sending_without_reply: true };
}

function resultOf(bot: Bot, answer: BotAnswer): SendResult {
  if (answer.kind !== 'done') return sendRefusal(answer);
  const first: unknown = Array.isArray(answer.result) ? answer.result[0] : answer.result;
  const sent = fieldsOf(first);
  const chat = idOf(fieldOf(sent, 'chat'), 'id');
  const message = idOf(sent, 'message_id');
  if (chat === null || message === null) return sendRefusal({ kind: 'lost', failure: 'unconfirmed' });
  const business = textOf(sent, 'business_connection_id');
  return { ok: true, providerMessageId: bot.messageId(chat, message, business) };
}
