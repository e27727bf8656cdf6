import type { Consent } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, channel, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** Contact data that lists do not show. */
export const ContactProfile = defineEntity({
  name: 'ContactProfile',
  tableName: 'contact_profile',
  properties: {
    workspaceId: p.uuid().primary(),
    contactId: p.uuid().primary(),
    /** JSON: a list of { key, value }, in the user's order. */
    customFields: p.text().default('[]'),
  },
});

export const ContactTag = defineEntity({
  name: 'ContactTag',
  tableName: 'contact_tag',
  properties: {
    workspaceId: p.uuid().primary(),
    contactId: p.uuid().primary(),
    tag: p.text().primary(),
  },
  indexes: [{ name: 'contact_tag_by_tag', properties: ['workspaceId', 'tag', 'contactId'] }],
});

export const ContactNote = defineEntity({
  name: 'ContactNote',
  tableName: 'contact_note',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    text: p.text(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'contact_note_newest', properties: ['contact', 'createdAt', 'id'] }],
});

export const ConsentChange = defineEntity({
  name: 'ConsentChange',
  tableName: 'consent_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    channel: channel(),
    handle: p.text(),
    previous: p.text().$type<Consent>(),
    consent: p.text().$type<Consent>(),
    source: p.text(),
    createdAt: instant(),
  },
  indexes: [{ name: 'consent_change_newest', properties: ['contact', 'createdAt', 'id'] }],
});

/** A merge of two contacts, with what an undo needs. */
export const ContactMerge = defineEntity({
  name: 'ContactMerge',
  tableName: 'contact_merge',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    keptId: p.uuid(),
    otherId: p.uuid(),
    otherName: p.text(),
    /** JSON: both contacts' rows before the merge, which an undo restores. */
    before: p.text(),
    messageCount: amount(),
    createdAt: instant(),
    undoneAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'contact_merge_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'contact_merge_by_kept', properties: ['keptId', 'createdAt', 'id'] },
    { name: 'contact_merge_by_other', properties: ['otherId'] },
  ],
});

/** Part of the rows that a merge moved. */
export const ContactMergePart = defineEntity({
  name: 'ContactMergePart',
  tableName: 'contact_merge_part',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    merge: () => p.manyToOne(ContactMerge).ref().index(false).deleteRule('cascade'),
    /** The contributor that owns the rows. */
    kind: p.text(),
    /** JSON: up to a thousand ids. */
    ids: p.text(),
  },
  indexes: [{ name: 'contact_merge_part_by_merge', properties: ['merge', 'id'] }],
});

/** Traits that contacts may share: only contacts with a common key are compared. */
export const IdentityKey = defineEntity({
  name: 'IdentityKey',
  tableName: 'identity_key',
  properties: {
    workspaceId: p.uuid().primary(),
    /** The trait's kind and its normalized value. */
    key: p.text().primary(),
    contactId: p.uuid().primary(),
  },
  indexes: [{ name: 'identity_key_by_contact', properties: ['contactId'] }],
});

/** Two contacts that may be duplicates; the older id comes first. */
export const MergeSuggestion = defineEntity({
  name: 'MergeSuggestion',
  tableName: 'merge_suggestion',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    oneId: p.uuid(),
    otherId: p.uuid(),
    /** From 0 to 100. */
    score: p.integer(),
    /** JSON: a list of { kind, text, values }. */
    evidence: p.text(),
    state: p.text().$type<'open' | 'dismissed'>().default('open'),
    createdAt: instant(),
  },
  uniques: [{ name: 'merge_suggestion_pair', properties: ['workspaceId', 'oneId', 'otherId'] }],
  indexes: [
    { name: 'merge_suggestion_best', properties: ['workspaceId', 'state', 'score', 'id'] },
    { name: 'merge_suggestion_by_other', properties: ['otherId'] },
  ],
});

/** The record of an erasure, without any data of the contact. */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasure',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    state: p.text().$type<'running' | 'done'>(),
    /** The contact, until the erasure is done. */
    contactId: p.uuid().nullable(),
    messagesErased: amount(),
    filesErased: amount(),
    pointsErased: amount(),
    notesErased: amount(),
    otherErased: amount(),
    createdAt: instant(),
    finishedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'erasure_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'erasure_by_contact', properties: ['contactId'] },
  ],
});

/** A keyed hash of each address of an erased contact, to recognize it in later imports. */
export const ErasedHandle = defineEntity({
  name: 'ErasedHandle',
  tableName: 'erased_handle',
  properties: {
    workspaceId: p.uuid().primary(),
    hash: p.text().primary(),
    erasureId: p.uuid(),
  },
});

/** Anonymous counts of deleted messages, which keep historical figures correct. */
export const PastCount = defineEntity({
  name: 'PastCount',
  tableName: 'past_count',
  properties: {
    workspaceId: p.uuid().primary(),
    /** A calendar day in UTC, YYYY-MM-DD. */
    day: p.text().primary(),
    channel: p.text().primary(),
    direction: p.text().primary(),
    value: amount(),
  },
});
