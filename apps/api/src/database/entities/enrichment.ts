import type { EnrichmentProviderId, EnrichmentType } from '@concordia/domain/enrichment';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

const provider = () => p.text().$type<EnrichmentProviderId>();
const type = () => p.text().$type<EnrichmentType>();

/** How a provider is asked, once somebody has said so; until then the defaults hold. */
export const EnrichmentProvider = defineEntity({
  name: 'EnrichmentProvider',
  tableName: 'enrichment_provider',
  properties: {
    workspaceId: p.uuid().primary(),
    provider: provider().primary(),
    host: p.text(),
    /** Opens only in its workspace, for this provider. */
    sealedKey: p.text().nullable(),
    ttlSeconds: p.integer(),
    dailyLimit: p.integer(),
    /** JSON: an endpoint for posts and one for profiles. */
    mapping: p.text(),
    updatedAt: instant(),
  },
});

/** How many calls a provider had on a day of UTC. */
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

/** What a provider answered, kept for a while: the same search is not paid for twice. */
export const EnrichmentResult = defineEntity({
  name: 'EnrichmentResult',
  tableName: 'enrichment_result',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    provider: provider(),
    type: type(),
    /** The form in which two spellings of one search are one. */
    queryKey: p.text(),
    query: p.text(),
    /** JSON: the items with all of their fields. */
    items: p.text(),
    /** Whether a stand-in answered: the items are invented. */
    isSample: flag(),
    fetchedAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'enrichment_result_query', properties: ['workspaceId', 'provider', 'type', 'queryKey'] }],
  indexes: [{ name: 'enrichment_result_by_expiry', properties: ['workspaceId', 'expiresAt'] }],
});

/** What a result changed about a contact: where it is from, of when, and what was there before. */
export const EnrichmentAttachment = defineEntity({
  name: 'EnrichmentAttachment',
  tableName: 'enrichment_attachment',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    provider: provider(),
    type: type(),
    /** The result that it is of, which may be gone by now. */
    resultId: p.uuid(),
    /** An address, or the name of the provider and the id that it gave. */
    source: p.text(),
    isSample: flag(),
    /** JSON: a list of { field, before, after, is_new }. */
    changes: p.text(),
    /** The handle that the contact got by this, and had not before. */
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
