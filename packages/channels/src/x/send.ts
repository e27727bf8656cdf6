import { measureMessage, measureText, type SendFailure } from '@concordia/domain';
import { postWeight } from '@concordia/domain/post-weight';
import { fieldOf, type JsonFields, textOf } from '../http/json.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { callX, type XAccount } from './client.js';
import type { XRefusal } from './errors.js';
import { uploadFile } from './media.js';
import { GROUP_PREFIX } from './messages-in.js';
import { POST_PREFIX, postIdOf } from './posts-in.js';
import type { FindUser } from './users.js';

/** A refusal before any call is made. */
export const notTried = (failure: SendFailure, providerCode: string): XRefusal => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs: null,
  said: null,
});

export const unsent = ({ failure, providerCode, retryAfterMs }: XRefusal): SendResult => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs,
});

/** Accepted, but without an id: the echo will bring it, or a person must check. */
const TAKEN_WITHOUT_ID = notTried('unconfirmed', 'no_id');

/** Replies to a post in public, and to everything else by direct message. */
export async function sendMessage(
  account: XAccount,
  find: FindUser,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const answered = postIdOf(message.answers?.providerMessageId);
  if (answered === null) return sendDirect(account, find, message, signal);
  if ((message.files ?? []).length > 0) return unsent(notTried('rejected', 'files_in_public'));
  return publish(account, { text: message.text, reply: { in_reply_to_tweet_id: answered } }, signal);
}

/** Publishes a post: `POST /2/tweets`, which responds 201 `{data: {id, text}}`. */
export async function publish(
  account: XAccount,
  post: { readonly text: string; readonly reply?: object },
  signal: AbortSignal,
): Promise<SendResult> {
  const audience = post.reply === undefined ? 'post' : 'reply';
  if (!measureText({ channel: 'twitter', audience }, post.text, postWeight).fits)
    return unsent(notTried('too_long', 'too_long'));
  const answer = await callX(account, { method: 'POST', path: '/2/tweets', json: post }, signal);
  return answer.ok ? taken(answer.fields, 'id', POST_PREFIX) : unsent(answer);
}

/** `POST /2/dm_conversations/with/{id}/messages`, which responds 201 `{data: {dm_conversation_id, dm_event_id}}`; a group's id stands in place of `with/{id}`. */
async function sendDirect(
  account: XAccount,
  find: FindUser,
  { to, text, files = [] }: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  if (!measureMessage('twitter', text).fits) return unsent(notTried('too_long', 'too_long'));
  if (files.length > 1) return unsent(notTried('rejected', 'one_file'));
  const path = await pathTo(find, to, signal);
  if (typeof path !== 'string') return unsent(path);
  const [file] = files;
  const media = file === undefined ? null : await uploadFile(account, file, signal);
  if (media !== null && !media.ok) return unsent(media);
  const json = {
    ...(text !== '' && { text }),
    ...(media !== null && { attachments: [{ media_id: media.id }] }),
  };
  const answer = await callX(account, { method: 'POST', path, json }, signal);
  return answer.ok ? taken(answer.fields, 'dm_event_id', '') : unsent(answer);
}

/** A person's conversation with us, or a group's own. */
async function pathTo(find: FindUser, to: string, signal: AbortSignal): Promise<string | XRefusal> {
  if (/^group:\d{1,19}$/.test(to)) return `/2/dm_conversations/${to.slice(GROUP_PREFIX.length)}/messages`;
  const user = await find(to, signal);
  return user.ok ? `/2/dm_conversations/with/${user.id}/messages` : user;
}

function taken(fields: JsonFields, name: string, prefix: string): SendResult {
  const id = textOf(fieldOf(fields, 'data'), name);
  return id === null || id === '' ? unsent(TAKEN_WITHOUT_ID) : { ok: true, providerMessageId: `${prefix}${id}` };
}
