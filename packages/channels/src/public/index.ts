import type { Channel } from '@concordia/domain';
import { commentOf, isPost } from '../linkedin/urns.js';
import { postIdOf } from '../x/posts-in.js';

/**
 * Whether a message of theirs was said in public, so that what answers it stands in public too: mentions on X, comments and mentions on
 * LinkedIn. On every other channel we are written to in private.
 *
 * @param providerMessageId as it came in.
 */
export function isPublicMessage(channel: Channel, providerMessageId: string): boolean {
  if (channel === 'twitter') return postIdOf(providerMessageId) !== null;
  return channel === 'linkedin' && (isPost(providerMessageId) || commentOf(providerMessageId) !== null);
}
