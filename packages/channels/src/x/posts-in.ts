import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';
import { type IgnoredEvent, type InboundEvent, ignored, type ReactionEvent } from '../port/adapter.js';
import { idsOf, personOf, type XPerson } from './people.js';
import { readableText } from './texts.js';

/** Marks post ids: posts and direct messages share one counter but not one namespace. */
export const POST_PREFIX = 'post:';

type Base = Pick<InboundEvent, 'id' | 'account' | 'channel'>;

/** The post id in a message id; `null` for a direct message. */
export const postIdOf = (messageId: string | null | undefined): string | null =>
  messageId?.startsWith(POST_PREFIX) ? messageId.slice(POST_PREFIX.length) : null;

const post = (id: string | null): string | null => (id === null || id === '' ? null : `${POST_PREFIX}${id}`);

/** A v2 post that mentions us, replies to us or quotes us: `post.mention.create`, `post.reply.create`, `post.quote.create`. */
export function mentionOf(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
): InboundEvent | IgnoredEvent | null {
  const id = textOf(payload, 'id');
  const author = textOf(payload, 'author_id');
  const text = textOf(payload, 'text');
  const at = Date.parse(textOf(payload, 'created_at') ?? '');
  if (id === null || author === null || text === null || Number.isNaN(at)) return null;
  if (author === base.account) return ignored('ours');
  const answered = listOf(payload, 'referenced_tweets').find((other) => textOf(other, 'type') === 'replied_to') ?? null;
  const inReplyTo = post(textOf(answered, 'id') ?? textOf(payload, 'in_reply_to_tweet_id'));
  const note = fieldOf(payload, 'note_tweet');
  const written = readableText(textOf(note, 'text') ?? text, fieldOf(note ?? payload, 'entities'), null);
  return mention({ ...base, at }, id, personOf(includes, author), written, inReplyTo);
}

/** A post of the Account Activity API. It sends all activity around the account, most of it not addressed to us. */
export function olderPostOf(base: Base, item: JsonFields): InboundEvent | IgnoredEvent | null {
  const id = textOf(item, 'id_str');
  const user = fieldOf(item, 'user');
  const author = textOf(user, 'id_str');
  const at = postedAt(item);
  if (id === null || author === null || at === null) return null;
  const full = fieldOf(item, 'extended_tweet');
  const entities = fieldOf(full ?? item, 'entities');
  const text = textOf(full, 'full_text') ?? textOf(item, 'text');
  if (text === null) return null;
  const namesUs = listOf(entities, 'user_mentions').some((one) => textOf(one, 'id_str') === base.account);
  const answersUs = textOf(item, 'in_reply_to_user_id_str') === base.account;
  if (author === base.account || item.has('retweeted_status') || !(namesUs || answersUs))
    return ignored(author === base.account ? 'ours' : 'others');
  const person: XPerson = { id: author, handle: textOf(user, 'screen_name') ?? author, name: textOf(user, 'name') };
  const inReplyTo = post(textOf(item, 'in_reply_to_status_id_str'));
  return mention({ ...base, at }, id, person, readableText(text, entities, null), inReplyTo);
}

function mention(
  base: Base & { readonly at: number },
  id: string,
  { handle, name }: XPerson,
  text: string,
  inReplyTo: string | null,
): InboundEvent {
  const messageId = `${POST_PREFIX}${id}`;
  return {
    ...base,
    kind: 'message',
    messageId,
    direction: 'inbound',
    from: handle,
    name,
    subject: null,
    text,
    inReplyTo,
  };
}

function postedAt(item: JsonFields): number | null {
  const ms = Number(textOf(item, 'timestamp_ms') ?? Number.NaN);
  const at = Number.isSafeInteger(ms) ? ms : Date.parse(textOf(item, 'created_at') ?? '');
  return Number.isNaN(at) ? null : at;
}

/** `like.create`: a like on one of our posts. Ignores our own likes and anonymous ones. */
export function likeOf(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
): ReactionEvent | IgnoredEvent | null {
  const liked = post(textOf(payload, 'liked_tweet_id'));
  const at = Number(textOf(payload, 'timestamp_ms') ?? Number.NaN);
  if (liked === null || !Number.isSafeInteger(at)) return null;
  if (textOf(payload, 'liked_tweet_author_id') !== base.account) return ignored('others');
  const liker = idsOf(includes).find((id) => id !== base.account);
  if (liker === undefined) return ignored('ours');
  return { ...base, at, kind: 'reaction', messageId: liked, from: personOf(includes, liker).handle, emoji: '❤️' };
}
