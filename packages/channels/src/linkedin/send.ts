import { measureMessage, textRuleOf } from '@concordia/domain';
import { textOf } from '../http/json.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { callLinkedin, type LinkedinAccount } from './client.js';
import { type LinkedinRefusal, notTried } from './errors.js';
import { commentOf, escapedUrn, isPost, memberUrn, organisationUrn } from './urns.js';

const isTooLong = (text: string, audience: 'reply' | 'post'): boolean =>
  text.length > textRuleOf({ channel: 'linkedin', audience }).maxLength;

const unsent = ({ failure, providerCode, retryAfterMs }: LinkedinRefusal): SendResult => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs,
});

/** Accepted, but the response has no id. */
const TAKEN_WITHOUT_ID = unsent(notTried('unconfirmed', 'no_id'));

/** Replies to a comment or a post in place; everything else is a message between members, which is open to approved partners only. */
export async function sendMessage(
  account: LinkedinAccount,
  isPartner: boolean,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  if ((message.files ?? []).length > 0) return unsent(notTried('rejected', 'no_files'));
  const answered = message.answers?.providerMessageId ?? '';
  const comment = commentOf(answered);
  if (comment !== null) return addComment(account, message.text, comment.object, comment.urn, signal);
  if (isPost(answered)) return addComment(account, message.text, answered, null, signal);
  return isPartner ? sendDirect(account, message, signal) : unsent(notTried('rejected', 'partners_only'));
}

/** `POST /rest/socialActions/{urn}/comments`, which responds 201 with the comment. @param parent the comment that is replied to. */
async function addComment(
  account: LinkedinAccount,
  text: string,
  object: string,
  parent: string | null,
  signal: AbortSignal,
): Promise<SendResult> {
  if (isTooLong(text, 'reply')) return unsent(notTried('too_long', 'too_long'));
  const path = `/rest/socialActions/${escapedUrn(parent ?? object)}/comments`;
  const json = {
    actor: organisationUrn(account.organisation),
    object,
    message: { text },
    ...(parent !== null && { parentComment: parent }),
  };
  const answer = await callLinkedin(account, { method: 'POST', path, json }, signal);
  if (!answer.ok) return unsent(answer);
  const urn =
    textOf(answer.fields, 'commentUrn') ?? (answer.id === null ? '' : `urn:li:comment:(${object},${answer.id})`);
  const made = commentOf(urn);
  return made === null ? TAKEN_WITHOUT_ID : { ok: true, providerMessageId: made.urn };
}

/** `POST /v2/messages`, which responds 201. Recipients are first-degree connections of the member who authorized us. */
async function sendDirect(
  account: LinkedinAccount,
  { to, text, subject }: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const recipient = memberUrn(to);
  if (recipient === null) return unsent(notTried('recipient_unreachable', 'no_member'));
  if (!measureMessage('linkedin', text).fits) return unsent(notTried('too_long', 'too_long'));
  const json = {
    recipients: [recipient],
    body: text,
    messageType: 'MEMBER_TO_MEMBER',
    ...(subject !== null && { subject }),
  };
  const answer = await callLinkedin(account, { method: 'POST', path: '/v2/messages', json }, signal);
  if (!answer.ok) return unsent(answer);
  return answer.id === null ? TAKEN_WITHOUT_ID : { ok: true, providerMessageId: answer.id };
}

/** `POST /rest/posts`: a public post on the page. Responds 201 with the post's URN in `x-restli-id`. */
export async function publish(account: LinkedinAccount, text: string, signal: AbortSignal): Promise<SendResult> {
  if (isTooLong(text, 'post')) return unsent(notTried('too_long', 'too_long'));
  const json = {
    author: organisationUrn(account.organisation),
    commentary: littleText(text),
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  };
  const answer = await callLinkedin(account, { method: 'POST', path: '/rest/posts', json }, signal);
  if (!answer.ok) return unsent(answer);
  return answer.id === null ? TAKEN_WITHOUT_ID : { ok: true, providerMessageId: answer.id };
}

/** Escapes the markup characters of posts with a backslash. Keeps `#`, so that hashtags work. */
export const littleText = (text: string): string =>
  text.replaceAll(/[\\|{}@[\]()<>*_~]/g, (character) => `\\${character}`);
