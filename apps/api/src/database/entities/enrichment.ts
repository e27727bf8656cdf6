import type { EnrichmentProviderId, EnrichmentType } from '@concordia/domain/enrichment';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

const provider = () => p.text().$type<EnrichmentProviderId>();
const type = () => p.text().$type<EnrichmentType>();

/** Settings of a provider; defaults apply while there is no row. */
export const EnrichmentProvider = defineEntity({
  name: 'EnrichmentProvider',
  tableName: 'enrichment_provider',
  properties: {
    workspaceId: p.uuid().primary(),
    provider: provider().primary(),
    host: p.text(),
    /** Sealed to this workspace and provider. */
    sealedKey: p.text().nullable(),
    ttlSeconds: p.integer(),
    dailyLimit: p.integer(),
    /** JSON: an endpoint for posts and one for profiles. */
    mapping: p.text(),
    updatedAt: instant(),
  },
});

/** Calls to a provider per UTC day. */
export const EnrichmentUse = defineEntity({
  name: 'EnrichmentUse',
  tableName: 'enrichment_use',
  properties: {
    workspaceId: p.uuid().primary(),
    provider: provider().primary(),
    /** YYYY-MM-DD. */
    day: p.text().primary(),
    calls: amount(),
  },
});

/** A cached provider response, so that the same search is not paid for twice. */
export const EnrichmentResult = defineEntity({
  name: 'EnrichmentResult',
  tableName: 'enrichment_result',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    provider: provider(),
    type: type(),
    /** The normalized query, so that spellings of the same search match. */
    queryKey: p.text(),
    query: p.text(),
    /** JSON: the items with all their fields. */
    items: p.text(),
    /** Whether a stand-in responded: the items are sample data. */
    isSample: flag(),
    fetchedAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'enrichment_result_query', properties: ['workspaceId', 'provider', 'type', 'queryKey'] }],
  indexes: [{ name: 'enrichment_result_by_expiry', properties: ['workspaceId', 'expiresAt'] }],
});

/** What a result changed about a contact: its source and time, and the previous values. */
export const EnrichmentAttachment = defineEntity({
  name: 'EnrichmentAttachment',
  tableName: 'enrichment_attachment',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    provider: provider(),
    type: type(),
    /** The result may be deleted by now. */
    resultId: p.uuid(),
    /** A URL, or the provider's name and its id. */
    source: p.text(),
    isSample: flag(),
    /** JSON: a list of { field, before, after, is_new }. */
    changes: p.text(),
    /** The address that this result added to the contact. */
    handle: p.text().nullable(),
    fetchedAt: instant(),
    attachedAt: instant(),
    undoneAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'enrichment_attachment_newest', properties: ['contact', 'attachedAt', 'id'] },
    { name: 'enrichment_attachment_by_result', properties: ['workspaceId', 'resultId'] },
  ],
});
