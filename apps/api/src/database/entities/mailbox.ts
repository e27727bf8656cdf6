import { defineEntity, p } from '@mikro-orm/core';
import { amount, instant } from './columns.js';

type MailboxState = 'connecting' | 'fetching' | 'listening' | 'waiting' | 'refused';

/** A mailbox that is read over IMAP: who reads it now, and how it goes. */
export const Mailbox = defineEntity({
  name: 'Mailbox',
  tableName: 'mailbox',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Which account at which host; another one begins anew. */
    account: p.text(),
    /** The version of the connection that was refused, so that the same password is not tried again and again; -1 for none. */
    refusedVersion: p.integer().default(-1),
    state: p.text().$type<MailboxState>(),
    /** What is wrong, in a sentence. */
    failure: p.text().nullable(),
    /** Of the fetching under way, or the last one. */
    fetched: amount(),
    toFetch: amount(),
    /** Which process reads it, and until when if nobody hears of it. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** When everything that was there had been read. */
    readAt: p.bigint('number').nullable(),
    updatedAt: instant(),
  },
});

/** How far one folder of a mailbox was read. */
export const MailboxFolder = defineEntity({
  name: 'MailboxFolder',
  tableName: 'mailbox_folder',
  properties: {
    workspaceId: p.uuid().primary(),
    role: p.text().$type<'inbox' | 'sent'>().primary(),
    path: p.text(),
    /** UIDVALIDITY (RFC 3501, 2.3.1.1): while it stays, UIDs mean the same messages. As text: it has 32 bits, unsigned. */
    validity: p.text(),
    /** Everything up to here was taken. */
    lastUid: p.bigint('number'),
    updatedAt: instant(),
  },
});
