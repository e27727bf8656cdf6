import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';

/**
 * Something changed that a person's place in the graph depends on. Triggers write this log, so that no way to the messages is forgotten; rows are only
 * added, so that writers never wait for each other.
 */
export const RelationshipChange = defineEntity({
  name: 'RelationshipChange',
  tableName: 'relationship_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Whose: a contact, which may be gone by now. */
    contactId: p.uuid(),
  },
  indexes: [{ name: 'relationship_change_by_contact', properties: ['workspaceId', 'contactId', 'id'] }],
});

/**
 * A person or a company. The id of a person is that of the contact, that of the owner is the workspace's, that of a company is made of its name.
 * Derived: a rebuild makes all rows anew.
 */
export const GraphNode = defineEntity({
  name: 'GraphNode',
  tableName: 'graph_node',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    entityType: p.text().$type<'Person' | 'Company'>(),
    name: p.text(),
    /** The contact that a person is; `null` for the owner and for companies. */
    contactId: p.uuid().nullable(),
    isOwner: flag(),
    /** Where a person works; the node of a company. */
    companyId: p.uuid().nullable(),
    title: p.text().nullable(),
    company: p.text().nullable(),
    location: p.text().nullable(),
    /** Of a person's address, or of most people of a company; none of those that everybody can have an address at. */
    domain: p.text().nullable(),
    /** How many people work at a company. */
    employees: p.integer().default(0),
    /** What they wrote to us; for the owner what was written to all. */
    messagesSent: amount(),
    /** What was written to them. */
    messagesReceived: amount(),
    /** 0 when there is none: a column without nulls sorts alike on both engines. */
    lastMessageAt: amount(),
    /** When they last answered something of ours; 0 for never. */
    lastReplyAt: amount(),
    /** How long their answers take, in minutes. */
    medianReplyMinutes: fraction().nullable(),
    /** Weighted activity as of `activityAt`; it halves every thirty days from there. */
    activityPoints: fraction().default(0),
    activityAt: amount(),
    pagerank: fraction().default(0),
    /** 0 to 1. */
    engagementScore: fraction().default(0),
  },
  indexes: [
    { name: 'graph_node_by_pagerank', properties: ['workspaceId', 'pagerank', 'id'] },
    { name: 'graph_node_by_engagement', properties: ['workspaceId', 'engagementScore', 'id'] },
    { name: 'graph_node_by_reply', properties: ['workspaceId', 'lastReplyAt', 'id'] },
    { name: 'graph_node_by_company', properties: ['companyId', 'messagesSent', 'id'] },
  ],
});

/** Who wrote to whom, and who works where; one row for each direction. */
export const GraphRelationship = defineEntity({
  name: 'GraphRelationship',
  tableName: 'graph_relationship',
  properties: {
    workspaceId: p.uuid().primary(),
    fromId: p.uuid().primary(),
    toId: p.uuid().primary(),
    kind: p.text().$type<'wrote_to' | 'works_at'>(),
    /** 0 for employment. */
    messages: amount(),
    /** In how many conversations. */
    threads: amount(),
    /** 0 for employment, which has no known beginning. */
    firstAt: amount(),
    lastAt: instant(),
    /** JSON: a sketch of how long answers in this direction take, in ms. */
    replies: p.text().default(''),
    medianReplyMinutes: fraction().nullable(),
    /** Messages in both directions; of somebody who works at a company, those with that person. */
    strength: amount(),
  },
  indexes: [
    { name: 'graph_relationship_strongest_from', properties: ['fromId', 'strength', 'toId'] },
    { name: 'graph_relationship_strongest_to', properties: ['toId', 'strength', 'fromId'] },
  ],
});

/** How far the graph of a workspace is, and how much is in it. */
export const GraphState = defineEntity({
  name: 'GraphState',
  tableName: 'graph_state',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Counts the projections, so that who has read before another has written notices. */
    version: amount(),
    people: amount(),
    companies: amount(),
    wroteTo: amount(),
    worksAt: amount(),
    /** JSON: a sketch of how long answers of the owner take, in ms. */
    replies: p.text().default(''),
    /** When anything was last projected; 0 for never. */
    updatedAt: amount(),
    /** The version that ranks and scores were computed for. */
    rankedVersion: amount(),
    /** When they were; 0 for never. */
    rankedAt: amount(),
    /** The last contact that a rebuild under way has seen; `''` at its beginning, `null` when none is under way. */
    rebuiltTo: p.text().nullable(),
  },
});
