import type { EvidenceSource, SelectorType } from '@concordia/domain/selectors';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Message } from './message.js';

/** A fact that identifies a person or a company. */
export const Selector = defineEntity({
  name: 'Selector',
  tableName: 'selector',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    nodeType: p.text().$type<'Person' | 'Company'>(),
    /** A contact's id, the workspace's for its owner, or a company's in the graph. */
    nodeId: p.uuid(),
    /** Set if the node is a contact: erasing the contact deletes their selectors. */
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('cascade'),
    type: p.text().$type<SelectorType>(),
    /** Normalized; see the domain. */
    value: p.text(),
    /** One bit per evidence source, in the order of EVIDENCE_SOURCES. */
    sourceBits: p.integer().default(0),
    lastFoundAt: instant(),
  },
  uniques: [{ name: 'selector_of_node', properties: ['nodeId', 'type', 'value'] }],
  indexes: [
    { name: 'selector_by_value', properties: ['workspaceId', 'type', 'value', 'nodeId'] },
    { name: 'selector_by_contact', properties: ['contact'] },
  ],
});

/** Where a selector was found; only the newest few are kept. */
export const SelectorEvidence = defineEntity({
  name: 'SelectorEvidence',
  tableName: 'selector_evidence',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    selector: () => p.manyToOne(Selector).ref().index(false).deleteRule('cascade'),
    source: p.text().$type<EvidenceSource>(),
    message: () => p.manyToOne(Message).ref().nullable().index(false).deleteRule('cascade'),
    /** The supporting text, at most 200 characters. */
    quote: p.text().nullable(),
    foundAt: instant(),
  },
  indexes: [
    { name: 'selector_evidence_by_selector', properties: ['selector', 'foundAt', 'id'] },
    { name: 'selector_evidence_by_message', properties: ['message'] },
  ],
});

/**
 * A contact with new text to extract from. Database triggers write this log, so that no code path is missed. Append-only, so that writers never wait
 * for each other.
 */
export const SelectorChange = defineEntity({
  name: 'SelectorChange',
  tableName: 'selector_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contactId: p.uuid(),
    /** The new message; `null` to re-extract everything about the contact. */
    messageId: p.uuid().nullable(),
  },
  indexes: [{ name: 'selector_change_by_contact', properties: ['workspaceId', 'contactId', 'id'] }],
});

/** Number of selectors by type and source, counted after extraction. */
export const SelectorTally = defineEntity({
  name: 'SelectorTally',
  tableName: 'selector_tally',
  properties: {
    workspaceId: p.uuid().primary(),
    type: p.text().$type<SelectorType>().primary(),
    sourceBits: p.integer().primary(),
    selectors: amount(),
    lastFoundAt: instant(),
  },
});
