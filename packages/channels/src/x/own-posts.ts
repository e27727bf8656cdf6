import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { OwnPost, PostsResult } from '../port/adapter.js';
import { callX, type XAccount } from './client.js';
import type { XRefusal } from './errors.js';
import { POST_PREFIX } from './posts-in.js';
import { ownUser } from './users.js';

/**
 * The account's latest posts with their `public_metrics`: `GET /2/users/{id}/tweets`, which needs tweet.read and users.read. Omits reposts, whose
 * metrics belong to others.
 */
export async function ownPosts(account: XAccount, signal: AbortSignal): Promise<PostsResult> {
  const mine = await ownUser(account, signal);
  if (!mine.ok) return refused(mine);
  const answer = await callX(
    account,
    {
      method: 'GET',
      path: `/2/users/${mine.id}/tweets`,
      query: { max_results: '100', exclude: 'retweets', 'tweet.fields': 'created_at,public_metrics' },
    },
    signal,
  );
  if (!answer.ok) return refused(answer);
  return { ok: true, posts: listOf(answer.fields, 'data').flatMap((data) => postOf(data) ?? []) };
}

const refused = ({ failure, providerCode, said }: XRefusal): PostsResult => ({
  ok: false,
  failure,
  providerCode,
  said,
});

/** `null` if it does not match X's documentation. Quotes add to the reposts; X counts them separately. */
function postOf(data: JsonFields): OwnPost | null {
  const [id, text] = [textOf(data, 'id'), textOf(data, 'text')];
  const at = Date.parse(textOf(data, 'created_at') ?? '');
  const metrics = fieldOf(data, 'public_metrics');
  if (id === null || text === null || metrics === null || Number.isNaN(at)) return null;
  const count = (name: string): number => Math.max(0, Math.floor(numberOf(metrics, name) ?? 0));
  return {
    id,
    messageId: `${POST_PREFIX}${id}`,
    text,
    at,
    impressions: count('impression_count'),
    likes: count('like_count'),
    reposts: count('retweet_count') + count('quote_count'),
    replies: count('reply_count'),
  };
}
