import { measureMessage } from '@concordia/domain';
import { listOf, textOf } from '../../http/json.js';
import type { OutgoingFile, OutgoingMessage, SendResult } from '../../port/adapter.js';
import { sendParts } from '../../port/parts.js';
import { blobOf, mediaKindOf } from '../files.js';
import { callGraph, type GraphAccount, type GraphRefusal, harmless } from '../graph.js';
import { type Part, refused, TOO_LONG } from '../parts.js';
import { GROUP_PREFIX } from './parse.js';
import { templatePart } from './template-part.js';

/** Maximum caption length of an image, a video or a document. */
const CAPTION = 1_024;

/** Maximum length of the text that returns with the statuses of a message. */
const CALLBACK_DATA = 512;

/** Sends from a number: a template, a text, or files with the text as the first caption. */
export async function sendWhatsapp(
  account: GraphAccount,
  phoneId: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  if (!measureMessage('whatsapp', message.text).fits) return TOO_LONG;
  const uploaded = await upload(account, phoneId, message.files ?? [], signal);
  if (!('ids' in uploaded)) return refused(harmless(uploaded));
  // Statuses of the first part stand for the message: only it quotes the replied-to message and carries the key.
  const first = firstOf(message);
  const parts = contentsOf(message, uploaded.ids).map((content, index) => ({
    ...frameOf(message),
    ...(index === 0 && first),
    ...content,
  }));
  return sendParts(parts, (part) => sendPart(account, phoneId, part, signal));
}

/** Uploads all files before sending, so that a refused file leaves nothing half sent. */
async function upload(
  account: GraphAccount,
  phoneId: string,
  files: readonly OutgoingFile[],
  signal: AbortSignal,
): Promise<{ readonly ids: readonly string[] } | GraphRefusal> {
  const ids: string[] = [];
  for (const file of files.map(asUploaded)) {
    const body = new FormData();
    body.set('messaging_product', 'whatsapp');
    body.set('type', file.contentType);
    body.set('file', blobOf(file), file.name);
    const answer = await callGraph(account, { method: 'POST', path: `${phoneId}/media`, body }, signal);
    if (!answer.ok) return answer;
    const id = textOf(answer.fields, 'id');
    if (id === null) return { ok: false, failure: 'transient', providerCode: null, retryAfterMs: null, said: null };
    ids.push(id);
  }
  return { ids };
}

/** WhatsApp takes OGG with Opus alone, and wants the codec said (…/cloud-api/reference/media, supported media types). */
const asUploaded = (file: OutgoingFile): OutgoingFile =>
  file.contentType === 'audio/ogg' ? { ...file, contentType: 'audio/ogg; codecs=opus' } : file;

/** Addresses a number, a group, or the id of a contact with a hidden number. */
export function frameOf({ to }: Pick<OutgoingMessage, 'to'>): Part {
  if (to.startsWith(GROUP_PREFIX)) {
    return { messaging_product: 'whatsapp', recipient_type: 'group', to: to.slice(GROUP_PREFIX.length) };
  }
  const recipient = /^\+?\d+$/.test(to) ? { to: to.replace(/^\+/, '') } : { recipient: to };
  return { messaging_product: 'whatsapp', recipient_type: 'individual', ...recipient };
}

function firstOf({ idempotencyKey, answers }: OutgoingMessage): Part {
  const answered = answers?.providerMessageId;
  return {
    ...(answered !== undefined && { context: { message_id: answered } }),
    biz_opaque_callback_data: idempotencyKey.slice(0, CALLBACK_DATA),
  };
}

function contentsOf({ text, template, form, files = [] }: OutgoingMessage, ids: readonly string[]): readonly Part[] {
  if (template !== undefined && template !== null) {
    const [file] = files;
    return [{ type: 'template', template: templatePart(template, file && mediaOf(file, ids[0] ?? '', '')) }];
  }
  const [first] = files;
  const [id] = ids;
  if (form === 'sticker') return [{ type: 'sticker', sticker: { id } }];
  const isCaption = first !== undefined && mediaKindOf(first.contentType) !== 'audio' && text.length <= CAPTION;
  const media =
    form === 'voice'
      ? [{ type: 'audio', audio: { id, voice: true } }]
      : files.map((file, index) => mediaOf(file, ids[index] ?? '', index === 0 && isCaption ? text : ''));
  const body = { type: 'text', text: { body: text, preview_url: /https?:\/\//.test(text) } };
  return (isCaption || text === '') && media.length > 0 ? media : [body, ...media];
}

function mediaOf({ name, contentType }: OutgoingFile, id: string, caption: string): Part {
  const kind = mediaKindOf(contentType);
  const words = caption === '' ? {} : { caption };
  if (kind === 'file') return { type: 'document', document: { id, filename: name, ...words } };
  return { type: kind, [kind]: { id, ...words } };
}

async function sendPart(account: GraphAccount, phoneId: string, body: Part, signal: AbortSignal): Promise<SendResult> {
  const answer = await callGraph(account, { method: 'POST', path: `${phoneId}/messages`, body }, signal);
  if (!answer.ok) return refused(answer);
  const id = textOf(listOf(answer.fields, 'messages')[0] ?? null, 'id');
  return id === null ? refused(null) : { ok: true, providerMessageId: id };
}
