import type { EventMailbox, InboundEvent } from '@concordia/channels/port';
import { isHappening, keptNotes, type MessageNote, noteSummary } from '@concordia/domain';
import { dedupeKeyOf } from '../../inbox/correspondence/dedupe-key.js';
import type { SenderContact } from '../../people/senders/sender-contact.js';

/** Longest stored text of a message, in UTF-16 units. */
const KEPT_TEXT = 1_000_000;
const KEPT_SUBJECT = 998;
const KEPT_SIGNATURE = 10_000;

/** PostgreSQL rejects NUL in text. */
export const storable = (text: string): string => text.replaceAll('\0', '');

const kept = ({ name, address }: EventMailbox): EventMailbox => ({
  name: name === null ? null : storable(name),
  address: address === null ? null : storable(address),
});

function listOf({ recipients }: InboundEvent) {
  const list = recipients?.list ?? null;
  if (list === null) return null;
  const { original, listPost, listId } = list;
  const written = (text: string | null) => (text === null ? null : storable(text));
  return { original: original.map(kept), listPost: written(listPost), listId: written(listId) };
}

/** A message's row without id, time and conversation. @param ownAddress our address on its channel. */
export function arrivalRow(
  provider: string,
  event: InboundEvent,
  sender: SenderContact | null,
  ownAddress: string | null,
) {
  const them = {
    name: authorOf(event) ?? sender?.name ?? null,
    address: sender?.handle ?? event.from,
  };
  const us = { name: null, address: ownAddress };
  const isEcho = event.direction === 'outbound';
  const notes = keptNotes(event.notes ?? []);
  const named = event.recipients?.to.map(kept) ?? [];
  return {
    contactId: sender?.contactId ?? null,
    channel: event.channel,
    direction: isEcho ? 'outbound' : 'inbound',
    kind: event.isAutomatic === true || isOnlyHappening(event, notes) ? 'automatic' : 'personal',
    subject: event.subject === null ? null : storable(event.subject).slice(0, KEPT_SUBJECT),
    text: storable(event.text).slice(0, KEPT_TEXT),
    summary: noteSummary(notes),
    quotedText: event.quotedText ? storable(event.quotedText).slice(0, KEPT_TEXT) : null,
    signature: event.signature ? storable(event.signature).slice(0, KEPT_SIGNATURE) : null,
    html: event.html ? storable(event.html) : null,
    from: isEcho ? us : them,
    to: named.length === 0 ? [isEcho ? them : us] : named,
    cc: event.recipients?.cc.map(kept) ?? [],
    bcc: event.recipients?.bcc.map(kept) ?? [],
    replyTo: event.recipients?.replyTo.map(kept) ?? [],
    mailingList: listOf(event),
    addressed: event.recipients?.addressed ?? 'direct',
    dedupeKey: event.dedupeKey ?? dedupeKeyOf(`${provider} ${event.messageId}`),
    receipt: null,
  } as const;
}

/** In a group the writer, elsewhere the contact, as the event names them. */
function authorOf({ author = null, name }: InboundEvent): string | null {
  const said = author ?? name;
  return said === null ? null : storable(said);
}

/** Somebody joined a group: nobody wrote. */
const isOnlyHappening = ({ text, files = [] }: InboundEvent, notes: readonly MessageNote[]): boolean =>
  text === '' && files.length === 0 && notes.length > 0 && notes.every(isHappening);
