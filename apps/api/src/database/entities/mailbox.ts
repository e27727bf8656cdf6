import { defineEntity, p } from '@mikro-orm/core';
import { amount, instant } from './columns.js';

type MailboxState = 'connecting' | 'fetching' | 'listening' | 'waiting' | 'refused';

/** A mailbox read over IMAP: its reader and progress. */
export const Mailbox = defineEntity({
  name: 'Mailbox',
  tableName: 'mailbox',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    /** Login and host; a different one starts over. */
    account: p.text(),
    /** The connection version that was rejected, so that the same password is not retried; -1 for none. */
    refusedVersion: p.integer().default(-1),
    state: p.text().$type<MailboxState>(),
    failure: p.text().nullable(),
    /** Of the current fetch, or the last one. */
    fetched: amount(),
    toFetch: amount(),
    /** The reading process, and when its lease expires. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** When the initial read completed. */
    readAt: p.bigint('number').nullable(),
    updatedAt: instant(),
  },
});

export const MailboxFolder = defineEntity({
  name: 'MailboxFolder',
  tableName: 'mailbox_folder',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    path: p.text().primary(),
    role: p.text().$type<'inbox' | 'sent'>(),
    /** UIDVALIDITY (RFC 3501, 2.3.1.1): while unchanged, UIDs mean the same messages. Text, because it is an unsigned 32-bit number. */
    validity: p.text(),
    /** Everything up to this UID has been ingested. */
    lastUid: p.bigint('number'),
    /** Why it could not be read last time, while the others were. */
    failure: p.text().nullable(),
    /** HIGHESTMODSEQ (RFC 7162) up to which flags are known, `0` where the server counts no changes; `null` while they are not followed. */
    modseq: p.text().nullable(),
    updatedAt: instant(),
  },
});

/** An email in a folder whose flags are followed. Sets of flags are numbers, as in MAIL_FLAG of the domain. */
export const MailboxMail = defineEntity({
  name: 'MailboxMail',
  tableName: 'mailbox_mail',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    path: p.text().primary(),
    validity: p.text().primary(),
    uid: p.bigint('number').primary(),
    /** Message-ID without brackets. */
    messageId: p.text(),
    /** As the server last told. */
    flags: p.integer(),
    /** How often it told of a change. */
    told: p.integer().default(0),
    /** Those that the message here follows; `null` until there is one. */
    applied: p.integer().nullable(),
    /** Flags that were changed here and have yet to be stored there, and what they are to be. */
    wishMask: p.integer().default(0),
    wishBits: p.integer().default(0),
  },
  indexes: [
    { name: 'mailbox_mail_by_message', properties: ['workspaceId', 'messageId'] },
    { name: 'mailbox_mail_wished', properties: ['workspaceId', 'accountId'], where: 'wish_mask <> 0' },
    {
      name: 'mailbox_mail_unapplied',
      properties: ['workspaceId', 'accountId'],
      where: 'applied is null or applied <> flags',
    },
  ],
});
