import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** One message to a contact on several channels, with a result for each. */
export const Outreach = defineEntity({
  name: 'Outreach',
  tableName: 'outreach',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    /** The caller's key, so that a repeated request has one effect. */
    idempotencyKey: p.text().nullable(),
    /** SHA-256 of the request, to tell a repetition from a different request with the same key. */
    fingerprint: p.text(),
    /** JSON: the list of results that the API returned. */
    results: p.text(),
    createdAt: instant(),
  },
  uniques: [{ name: 'outreach_idempotency', properties: ['workspaceId', 'idempotencyKey'] }],
  indexes: [{ name: 'outreach_by_contact', properties: ['contact'] }],
});
