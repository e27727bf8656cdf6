import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';

/** An external program connected to this workspace. */
export const HubModule = defineEntity({
  name: 'HubModule',
  tableName: 'hub_module',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name for comparison: modules that differ only in case are the same. */
    nameKey: p.text(),
    /** Without a trailing slash. */
    baseUrl: p.text(),
    /** A 32-byte Ed25519 key in base64. */
    publicKeyB64: p.text().nullable(),
    openapiUrl: p.text().nullable(),
    mcpEndpoint: p.text().nullable(),
    embeddingsEndpoint: p.text().nullable(),
    vectorsEndpoint: p.text().nullable(),
    /** Whether the URL may point to this machine or its local network. */
    allowPrivateNetwork: flag(),
    /** Sample data for the demo: never checked. */
    isSample: flag(),
    /** `null` until the first check. */
    status: p.text().$type<'connected' | 'disconnected'>().nullable(),
    version: p.text().nullable(),
    /** JSON: the capabilities it reports. */
    capabilities: p.text().default('[]'),
    problem: p.text().nullable(),
    lastCheckedAt: p.bigint('number').nullable(),
    lastSeenAt: p.bigint('number').nullable(),
    /** Latency of the last response, in ms. */
    latencyMs: p.integer().nullable(),
    nextCheckAt: instant(),
    createdAt: instant(),
  },
  uniques: [{ name: 'hub_module_name', properties: ['workspaceId', 'nameKey'] }],
  indexes: [{ name: 'hub_module_due', properties: ['workspaceId', 'nextCheckAt'] }],
});

export const HubModuleCheck = defineEntity({
  name: 'HubModuleCheck',
  tableName: 'hub_module_check',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    hubModule: () => p.manyToOne(HubModule).ref().index(false).deleteRule('cascade'),
    checkedAt: instant(),
    isOk: flag(),
    /** The HTTP status; `null` without a response. */
    statusCode: p.integer().nullable(),
    latencyMs: p.integer().nullable(),
    version: p.text().nullable(),
    problem: p.text().nullable(),
  },
  indexes: [{ name: 'hub_module_check_newest', properties: ['workspaceId', 'hubModule', 'checkedAt', 'id'] }],
});

/** A module's OpenAPI document or tools, as of the last check. */
export const HubModuleDocument = defineEntity({
  name: 'HubModuleDocument',
  tableName: 'hub_module_document',
  properties: {
    workspaceId: p.uuid().primary(),
    hubModule: () => p.manyToOne(HubModule).ref().index(false).deleteRule('cascade').primary(),
    kind: p.text().$type<'openapi' | 'tools'>().primary(),
    /** JSON: the parsed document, bounded in size. */
    content: p.text(),
    fetchedAt: instant(),
  },
});
