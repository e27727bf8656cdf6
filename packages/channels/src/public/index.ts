import type { Channel } from '@concordia/domain';
import { commentOf, isPost } from '../linkedin/urns.js';
import { postIdOf } from '../x/posts-in.js';

/**
 * Whether a received message was public, so that its reply is public too: mentions on X, comments and mentions on LinkedIn. All other channels are
 * private.
 *
 * @param providerMessageId as received.
 */
export function isPublicMessage(channel: Channel, providerMessageId: string): boolean {
  if (channel === 'twitter') return postIdOf(providerMessageId) !== null;
  return channel === 'linkedin' && (isPost(providerMessageId) || commentOf(providerMessageId) !== null);
}
