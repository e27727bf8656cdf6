import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';

/** A program of somebody's that works with this workspace. */
export const HubModule = defineEntity({
  name: 'HubModule',
  tableName: 'hub_module',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name as it is compared: two modules that differ in case alone are one. */
    nameKey: p.text(),
    /** Without a slash at its end. */
    baseUrl: p.text(),
    /** An Ed25519 key of 32 bytes in base64. */
    publicKeyB64: p.text().nullable(),
    openapiUrl: p.text().nullable(),
    mcpEndpoint: p.text().nullable(),
    embeddingsEndpoint: p.text().nullable(),
    vectorsEndpoint: p.text().nullable(),
    /** Whether it may be on this machine or in the network around it. */
    allowPrivateNetwork: flag(),
    /** Invented, for the demo: nobody is asked how it is. */
    isSample: flag(),
    /** `null` until it was asked for the first time. */
    status: p.text().$type<'connected' | 'disconnected'>().nullable(),
    version: p.text().nullable(),
    /** JSON: what it says it can do. */
    capabilities: p.text().default('[]'),
    /** Why the last check failed. */
    problem: p.text().nullable(),
    lastCheckedAt: p.bigint('number').nullable(),
    lastSeenAt: p.bigint('number').nullable(),
    /** How long its last answer took, in ms. */
    latencyMs: p.integer().nullable(),
    nextCheckAt: instant(),
    createdAt: instant(),
  },
  uniques: [{ name: 'hub_module_name', properties: ['workspaceId', 'nameKey'] }],
  indexes: [{ name: 'hub_module_due', properties: ['workspaceId', 'nextCheckAt'] }],
});

/** How a module was, once. */
export const HubModuleCheck = defineEntity({
  name: 'HubModuleCheck',
  tableName: 'hub_module_check',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    hubModule: () => p.manyToOne(HubModule).ref().index(false).deleteRule('cascade'),
    checkedAt: instant(),
    isOk: flag(),
    /** The HTTP status; `null` when there was no answer. */
    statusCode: p.integer().nullable(),
    latencyMs: p.integer().nullable(),
    version: p.text().nullable(),
    problem: p.text().nullable(),
  },
  indexes: [{ name: 'hub_module_check_newest', properties: ['workspaceId', 'hubModule', 'checkedAt', 'id'] }],
});

/** What a module published of itself when it was last asked: its OpenAPI document, or its tools. */
export const HubModuleDocument = defineEntity({
  name: 'HubModuleDocument',
  tableName: 'hub_module_document',
  properties: {
    workspaceId: p.uuid().primary(),
    hubModule: () => p.manyToOne(HubModule).ref().index(false).deleteRule('cascade').primary(),
    kind: p.text().$type<'openapi' | 'tools'>().primary(),
    /** JSON: what was read of it, bounded. */
    content: p.text(),
    fetchedAt: instant(),
  },
});
