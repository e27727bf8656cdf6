import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';

/**
 * A change that affects a contact's place in the graph. Database triggers write this log, so that no code path is missed. Append-only, so that
 * writers never wait for each other.
 */
export const RelationshipChange = defineEntity({
  name: 'RelationshipChange',
  tableName: 'relationship_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The contact may be deleted by now. */
    contactId: p.uuid(),
  },
  indexes: [{ name: 'relationship_change_by_contact', properties: ['workspaceId', 'contactId', 'id'] }],
});

/**
 * A person or a company. A contact's node has the contact's id, the owner's the workspace's, a company's derives from its name. A rebuild recreates
 * all rows.
 */
export const GraphNode = defineEntity({
  name: 'GraphNode',
  tableName: 'graph_node',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    entityType: p.text().$type<'Person' | 'Company'>(),
    name: p.text(),
    /** `null` for the owner and for companies. */
    contactId: p.uuid().nullable(),
    isOwner: flag(),
    /** The employer's node. */
    companyId: p.uuid().nullable(),
    title: p.text().nullable(),
    company: p.text().nullable(),
    location: p.text().nullable(),
    /** From the person's address, or from most of a company's employees; never a public email provider. */
    domain: p.text().nullable(),
    employees: p.integer().default(0),
    /** Messages from the contact; for the owner, those to all contacts. */
    messagesSent: amount(),
    messagesReceived: amount(),
    /** 0 if there is none: a column without nulls sorts alike on both engines. */
    lastMessageAt: amount(),
    /** Their last reply to us; 0 for never. */
    lastReplyAt: amount(),
    medianReplyMinutes: fraction().nullable(),
    /** Weighted activity as of `activityAt`, with a half-life of thirty days. */
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

/** Correspondence or employment; one row per direction. */
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
    threads: amount(),
    /** 0 for employment, whose start is unknown. */
    firstAt: amount(),
    lastAt: instant(),
    /** JSON: a quantile sketch of reply times in this direction, in ms. */
    replies: p.text().default(''),
    medianReplyMinutes: fraction().nullable(),
    /** Messages in both directions; for employment, those with the employee. */
    strength: amount(),
  },
  indexes: [
    { name: 'graph_relationship_strongest_from', properties: ['fromId', 'strength', 'toId'] },
    { name: 'graph_relationship_strongest_to', properties: ['toId', 'strength', 'fromId'] },
  ],
});

/**
 * What the messages of a contact tie them to: the owner, or another contact who was named in them or had written in the conversation. A tie between two
 * contacts is the sum of both rows.
 */
export const GraphTie = defineEntity({
  name: 'GraphTie',
  tableName: 'graph_tie',
  properties: {
    workspaceId: p.uuid().primary(),
    /** The contact whose messages these are. */
    oneId: p.uuid().primary(),
    otherId: p.uuid().primary(),
    messages: amount(),
    lastAt: instant(),
    /** The weeks of these messages, as `TieHistory` of the domain writes them. */
    weeks: p.text().default(''),
  },
  indexes: [{ name: 'graph_tie_to', properties: ['otherId', 'messages', 'oneId'] }],
});

export const GraphState = defineEntity({
  name: 'GraphState',
  tableName: 'graph_state',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Increments with each projection, so that concurrent writers detect each other. */
    version: amount(),
    people: amount(),
    companies: amount(),
    wroteTo: amount(),
    worksAt: amount(),
    /** JSON: a quantile sketch of the owner's reply times, in ms. */
    replies: p.text().default(''),
    /** The last projection; 0 for never. */
    updatedAt: amount(),
    /** The version that ranks and scores were computed for. */
    rankedVersion: amount(),
    /** When they were computed; 0 for never. */
    rankedAt: amount(),
    /** The last contact that a running rebuild processed; `''` at its start, `null` if none is running. */
    rebuiltTo: p.text().nullable(),
  },
});
