import { measureText } from '@concordia/domain';
import { postWeight } from '@concordia/domain/post-weight';
import { hasWord } from '../kit/control-words.js';
import { forbidden, invalidRequest } from './problems.js';

export interface Post {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly inReplyTo: string | null;
  /** ms since the epoch. */
  readonly at: number;
}

const KEPT = 1_000;

export class Posts {
  readonly #all: Post[] = [];

  add(post: Post): void {
    this.#all.push(post);
    if (this.#all.length > KEPT) this.#all.shift();
  }

  has(id: string): boolean {
    return this.#all.some((post) => post.id === id);
  }

  /** The latest first, in the form of `data`. @param query words that must all occur. */
  find(query: string): readonly { readonly id: string; readonly text: string }[] {
    const words = query.toLowerCase().split(/\s+/);
    return this.#all
      .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
      .map(({ id, text }) => ({ id, text, edit_history_tweet_ids: [id] }))
      .toReversed();
  }

  /** The posts of one account with their metrics, the latest first. */
  ownOf(authorId: string, now: number): readonly object[] {
    return this.#all
      .filter((post) => post.authorId === authorId)
      .map((post) => ({
        id: post.id,
        text: post.text,
        edit_history_tweet_ids: [post.id],
        created_at: new Date(post.at).toISOString(),
        public_metrics: {
          ...seenBy(post, now),
          reply_count: this.#all.filter(({ inReplyTo }) => inReplyTo === post.id).length,
        },
      }))
      .toReversed();
  }

  /** Reads a post request. @throws Refusal */
  read(fields: ReadonlyMap<string, unknown> | null, authorId: string): Omit<Post, 'id' | 'at'> {
    const text = fields?.get('text');
    if (typeof text !== 'string' || text.trim() === '') throw invalidRequest(['The field [text] is required.']);
    if (!measureText({ channel: 'twitter', audience: 'post' }, text, postWeight).fits)
      throw invalidRequest(['Your Tweet text is too long.']);
    if (hasWord(text, '#reject')) throw forbidden('This content is not allowed.');
    const reply: unknown = fields?.get('reply') ?? null;
    const inReplyTo = reply === null ? null : answeredOf(reply);
    if (reply !== null && inReplyTo === null)
      throw invalidRequest(['The field [reply.in_reply_to_tweet_id] is required.']);
    if (inReplyTo !== null && !this.has(inReplyTo))
      throw forbidden('You attempted to reply to a Post that is deleted or not visible to you.');
    if (this.#all.some((post) => post.authorId === authorId && post.text === text && post.inReplyTo === inReplyTo))
      throw forbidden('You are not allowed to create a Tweet with duplicate content.');
    return { authorId, text, inReplyTo };
  }
}

/** The time in which two thirds of a post's eventual viewers have seen it, in ms. */
const SEEN_WITHIN = 26 * 3_600_000;

/** Simulated reactions to a post: between 200 and 1,200 views, some likes, a few reposts. */
function seenBy({ id, at }: Post, now: number) {
  const audience = 200 + Number(BigInt(id) % 1_000n);
  const impression_count = Math.floor(audience * (1 - Math.exp(-Math.max(0, now - at) / SEEN_WITHIN)));
  const like_count = Math.floor(impression_count * 0.03);
  const retweet_count = Math.floor(like_count / 4);
  return { retweet_count, like_count, quote_count: 0, bookmark_count: 0, impression_count };
}

const answeredOf = (reply: unknown): string | null =>
  typeof reply === 'object' &&
  reply !== null &&
  'in_reply_to_tweet_id' in reply &&
  typeof reply.in_reply_to_tweet_id === 'string'
    ? reply.in_reply_to_tweet_id
    : null;
