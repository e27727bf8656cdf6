import { measureMessage } from '@concordia/domain';
import { textOf } from '../../http/json.js';
import type { OutgoingFile, OutgoingMessage, SendResult } from '../../port/adapter.js';
import { sendParts } from '../../port/parts.js';
import { blobOf, mediaKindOf } from '../files.js';
import { callGraph, type GraphAccount, type GraphRefusal, harmless } from '../graph.js';
import { type Part, refused, TOO_LONG } from '../parts.js';
import { metadataOf } from './metadata.js';
import type { PageProduct } from './products.js';

/** The sending page, also for its Instagram account. */
export interface Page {
  readonly account: GraphAccount;
  readonly pageId: string;
  readonly product: PageProduct;
}

/**
 * Sends with the Send API: the text, then the files, since a message holds one or the other. The template name carries a message tag, which is how
 * these channels write outside their window.
 */
export async function sendFromPage(page: Page, message: OutgoingMessage, signal: AbortSignal): Promise<SendResult> {
  const { channel, tags } = page.product;
  if (!measureMessage(channel, message.text).fits) return TOO_LONG;
  const tag = message.template?.name ?? (message.isByHumanAgent === true ? 'HUMAN_AGENT' : null);
  if (tag !== null && !tags.includes(tag)) {
    return { ok: false, failure: 'rejected', providerCode: null, retryAfterMs: null };
  }
  const uploaded = await upload(page, message.files ?? [], signal);
  if (!('attachments' in uploaded)) return refused(harmless(uploaded));
  const texts = message.text === '' ? [] : [{ text: message.text }];
  const answered = quotable(message);
  const type = tag === null ? { messaging_type: 'RESPONSE' } : { messaging_type: 'MESSAGE_TAG', tag };
  const parts = [...texts, ...uploaded.attachments].map((content, index) => ({
    recipient: { id: message.to },
    ...type,
    ...(index === 0 && answered !== null && { reply_to: { mid: answered } }),
    message: { ...content, ...metadataFor(page.product, message, index) },
  }));
  return sendParts(parts, (part) => sendPart(page, part, signal));
}

/** Referrals and some postbacks have no Meta id, and Meta would refuse our substitute. */
function quotable({ answers }: OutgoingMessage): string | null {
  const id = answers?.providerMessageId ?? null;
  return id === null || /^(?:referral|postback|sha256):/.test(id) ? null : id;
}

/** The first part carries the key; the echoes of the others only identify them as ours. */
function metadataFor({ echoesMetadata }: PageProduct, { idempotencyKey }: OutgoingMessage, index: number): Part {
  return echoesMetadata ? { metadata: metadataOf(index === 0 ? idempotencyKey : '') } : {};
}

/** Uploads all files before sending, so that a refused file leaves nothing half sent. */
async function upload(
  { account, pageId, product }: Page,
  files: readonly OutgoingFile[],
  signal: AbortSignal,
): Promise<{ readonly attachments: readonly Part[] } | GraphRefusal> {
  const attachments: Part[] = [];
  for (const file of files) {
    const type = mediaKindOf(file.contentType);
    const body = new FormData();
    if (product.channel === 'instagram') body.set('platform', 'instagram');
    body.set('message', JSON.stringify({ attachment: { type, payload: { is_reusable: true } } }));
    body.set('filedata', blobOf(file), file.name);
    const answer = await callGraph(account, { method: 'POST', path: `${pageId}/message_attachments`, body }, signal);
    if (!answer.ok) return answer;
    const id = textOf(answer.fields, 'attachment_id');
    if (id === null) return { ok: false, failure: 'transient', providerCode: null, retryAfterMs: null, said: null };
    attachments.push({ attachment: attachmentOf(product, type, id) });
  }
  return { attachments };
}

/** Instagram treats an uploaded file as a media share (Upload Media for Instagram Messaging). */
const attachmentOf = ({ channel }: PageProduct, type: string, id: string): object =>
  channel === 'instagram' ? { type: 'MEDIA_SHARE', payload: { id } } : { type, payload: { attachment_id: id } };

async function sendPart({ account, pageId }: Page, body: Part, signal: AbortSignal): Promise<SendResult> {
  const answer = await callGraph(account, { method: 'POST', path: `${pageId}/messages`, body }, signal);
  if (!answer.ok) return refused(answer);
  const id = textOf(answer.fields, 'message_id');
  return id === null ? refused(null) : { ok: true, providerMessageId: id };
}
