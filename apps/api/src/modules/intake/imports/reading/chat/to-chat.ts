import { type ArchiveMessage, type ArchivePerson, type ArchiveSource, foldedName } from '@concordia/channels/archives';
import { type Channel, normalizeHandle, preview } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { messageSentiment } from '@concordia/domain/sentiment';
import type { Place } from '../imported-mail.js';
import type { ChatAttachment, ChatPartner, ImportedChat } from './imported-chat.js';

export const CHANNEL_OF: Readonly<Record<ArchiveSource, Channel>> = {
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  linkedin: 'linkedin',
  instagram: 'instagram',
  facebook: 'messenger',
  x: 'twitter',
};

/** Longest stored texts, in UTF-16 units, as of live messages. */
const KEPT_TEXT = 1_000_000;
const KEPT_SUBJECT = 998;
const KEPT_NAME = 300;
const KEPT_EMOJI = 64;
const NO_SENTIMENT = { label: 'unknown', compound: null } as const;

/** PostgreSQL rejects NUL in text. */
export const storable = (text: string, longest: number): string => text.replaceAll('\0', '').slice(0, longest);

export type IsOwn = (person: ArchivePerson) => boolean;

/** @param owners our ids within the archive. */
export function ownTest(owners: readonly string[]): IsOwn {
  const folded = new Set(owners.map(foldedName));
  return ({ id }) => folded.has(foldedName(id));
}

/** Maps a message of an archive to its stored form, from the owner's point of view. Pure. */
export function toChat(
  source: ArchiveSource,
  message: ArchiveMessage,
  place: Place,
  attachments: readonly ChatAttachment[],
  isOwn: IsOwn,
): ImportedChat {
  const { thread, author } = message;
  const direction = isOwn(author) ? 'outbound' : 'inbound';
  const text = storable(message.text, KEPT_TEXT);
  const isPersonal = !thread.isGroup && !thread.isAutomatic;
  return {
    kind: 'chat',
    ...place,
    channel: CHANNEL_OF[source],
    source,
    partner: partnerOf(source, message, isOwn),
    isGroup: thread.isGroup,
    isAutomatic: thread.isAutomatic,
    direction,
    author: { name: author.name === null ? null : storable(author.name, KEPT_NAME), handle: handleOf(source, author) },
    dedupeKey: message.key,
    providerId: message.providerId,
    sentAt: message.at,
    subject: message.subject === null ? null : storable(message.subject, KEPT_SUBJECT),
    text,
    excerpt: preview(text),
    sentiment: isPersonal && direction === 'inbound' ? messageSentiment(text) : NO_SENTIMENT,
    attachments,
    reactions: message.reactions.map(({ by, emoji }) => ({
      sender: storable(handleOf(source, by) ?? by.id, KEPT_NAME),
      emoji: storable(emoji, KEPT_EMOJI),
    })),
  };
}

function partnerOf(source: ArchiveSource, { thread, author, others }: ArchiveMessage, isOwn: IsOwn): ChatPartner {
  const reference = `archive ${source} ${thread.key}`;
  if (thread.isGroup) {
    const name = storable(thread.name ?? thread.key, KEPT_NAME);
    return { reference, handle: thread.groupId, name, isNameOurs: false };
  }
  const other = thread.other ?? (isOwn(author) ? others.find((person) => !isOwn(person)) : author) ?? author;
  const handle = handleOf(source, other);
  const name = storable(other.name ?? handle ?? other.id, KEPT_NAME);
  return { reference, handle, name, isNameOurs: source === 'whatsapp' };
}

/** A person's handle on the channel; `null` where the archive has only a name. */
export function handleOf(source: ArchiveSource, { id }: ArchivePerson): string | null {
  switch (source) {
    case 'whatsapp':
      return normalizeHandle('whatsapp', id, readPhone);
    case 'telegram':
      return /^user\d+$/u.test(id) ? id.slice('user'.length) : null;
    case 'linkedin':
      return id.startsWith('name ') ? null : normalizeHandle('linkedin', id, readPhone);
    case 'x':
      return normalizeHandle('twitter', id, readPhone);
    // Live messages name people by numbers that the archives lack.
    case 'instagram':
    case 'facebook':
      return null;
  }
}
