import { CHANNELS, type Channel } from '@concordia/domain';
import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

/** A conversation on a channel, where there is one. */
const oneOn = ({ conversations }: World, channel: Channel): string[] =>
  conversations.flatMap((one) => (one.channel === channel ? [one.id] : [])).slice(0, 1);

export function outboxCases(world: World): ParityCases {
  const outbox = (id: string) => ({
    path: `/api/conversations/${id}/outbox`,
    reply: () => replies.listConversationOutbox(world, id),
  });
  const eligibility = (id: string) => ({
    path: `/api/contacts/${id}/eligibility`,
    reply: () => replies.listEligibility(world, id),
  });
  const options = (id: string) => ({
    path: `/api/conversations/${id}/reply-options`,
    reply: () => replies.getReplyOptions(world, id),
  });
  return {
    listChannels: [{ path: '/api/channels', reply: () => replies.listChannels(world) }],
    listDeadLetters: [
      { path: '/api/dead-letters', reply: () => replies.listDeadLetters(world) },
      ...pages('/api/dead-letters', 1, (query) => replies.listDeadLetters(world, query)),
      { path: '/api/dead-letters?direction=in', reply: () => replies.listDeadLetters(world, { direction: 'in' }) },
      { path: '/api/dead-letters?channel=sms', reply: () => replies.listDeadLetters(world, { channel: 'sms' }) },
    ],
    getDeadLetterSummary: [{ path: '/api/dead-letters/summary', reply: () => replies.getDeadLetterSummary(world) }],
    getTwitterStatus: [{ path: '/api/twitter/status', reply: () => replies.getTwitterStatus(world) }],
    getEmailSummary: [{ path: '/api/email-enrichment/summary', reply: () => replies.getEmailSummary(world) }],
    listConversationOutbox: [...world.conversations.map(({ id }) => outbox(id)), outbox(NOBODY)],
    getReplyOptions: [...CHANNELS.flatMap((channel) => oneOn(world, channel)), NOBODY].map(options),
    listMessageTemplates: CHANNELS.map((channel) => ({
      path: `/api/channels/${channel}/templates`,
      reply: () => replies.listMessageTemplates(world, channel),
    })),
    listEligibility: [...world.contacts.map(({ id }) => eligibility(id)), eligibility(NOBODY)],
  };
}
