import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** One message to one contact on several channels, and what became of each. */
export const Outreach = defineEntity({
  name: 'Outreach',
  tableName: 'outreach',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    /** What the caller named it, so that a request that comes twice is one. */
    idempotencyKey: p.text().nullable(),
    /** SHA-256 of what was asked, to tell a repetition from another request under the same key. */
    fingerprint: p.text(),
    /** JSON: a list of results, as the API answered. */
    results: p.text(),
    createdAt: instant(),
  },
  uniques: [{ name: 'outreach_idempotency', properties: ['workspaceId', 'idempotencyKey'] }],
  indexes: [{ name: 'outreach_by_contact', properties: ['contact'] }],
});
