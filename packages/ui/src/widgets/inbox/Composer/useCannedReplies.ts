import { type CannedReply, type Contact, useListCannedReplies, useListMembers } from '@concordia/api-client';
import { type CannedReplyGap, fillCannedReply } from '@concordia/domain';

/** The canned replies, and each one's text filled in for the contact. */
export function useCannedReplies(contact: Contact | null) {
  const { data: replies = [] } = useListCannedReplies();
  const { data: members = [] } = useListMembers();
  const myName = members.find(({ isOwner }) => isOwner)?.name ?? null;
  const fill = (reply: CannedReply): { text: string; missing: readonly CannedReplyGap[] } =>
    fillCannedReply(reply.content, {
      contactName: contact?.name ?? null,
      company: contact?.company ?? null,
      myName,
    });
  return { replies, fill };
}
