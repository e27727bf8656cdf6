import type { World, WorldHubModule } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface HubModuleRows {
  readonly hub_module: Insertable<ScopedTables['hub_module']>[];
  readonly hub_module_check: Insertable<ScopedTables['hub_module_check']>[];
  readonly hub_module_document: Insertable<ScopedTables['hub_module_document']>[];
}

/** Rows of the world's modules. They do not exist, so their health is not checked automatically. */
export function hubModuleRows({ hub }: World): HubModuleRows {
  return {
    hub_module: hub.modules.map(moduleRow),
    hub_module_check: hub.modules.flatMap((module) =>
      module.checks.map((check) => ({
        id: check.id,
        hub_module_id: module.id,
        checked_at: check.at,
        is_ok: check.isOk ? 1 : 0,
        status_code: check.statusCode,
        latency_ms: check.latencyMs,
        version: check.version,
        problem: check.problem,
      })),
    ),
    hub_module_document: hub.modules.flatMap(documentRows),
  };
}

function moduleRow(module: WorldHubModule): HubModuleRows['hub_module'][number] {
  const [last] = module.checks;
  const seen = module.checks.find(({ isOk }) => isOk);
  return {
    id: module.id,
    name: module.name,
    name_key: module.name.toLowerCase(),
    base_url: module.baseUrl,
    public_key_b64: module.publicKeyB64,
    openapi_url: module.openapiUrl,
    mcp_endpoint: module.mcpEndpoint,
    embeddings_endpoint: module.embeddingsEndpoint,
    vectors_endpoint: module.vectorsEndpoint,
    allow_private_network: module.allowPrivateNetwork ? 1 : 0,
    is_sample: 1,
    status: last === undefined ? null : last.isOk ? 'connected' : 'disconnected',
    version: seen?.version ?? null,
    capabilities: JSON.stringify(module.capabilities),
    problem: last?.problem ?? null,
    last_checked_at: last?.at ?? null,
    last_seen_at: seen?.at ?? null,
    latency_ms: last?.latencyMs ?? null,
    next_check_at: module.createdAt,
    created_at: module.createdAt,
  };
}

function documentRows({ id, api, tools }: WorldHubModule): HubModuleRows['hub_module_document'] {
  const rows: HubModuleRows['hub_module_document'] = [];
  if (api !== null) {
    const { title, version, openapi, problems } = api;
    const operations = api.operations.map(({ operationId, isDeprecated, ...operation }) => ({
      ...operation,
      operation_id: operationId,
      is_deprecated: isDeprecated,
    }));
    const content = { title, version, openapi, is_valid: problems.length === 0, problems, operations };
    rows.push({ hub_module_id: id, kind: 'openapi', content: JSON.stringify(content), fetched_at: api.fetchedAt });
  }
  if (tools !== null) {
    const listed = tools.tools.map(({ inputSchema, ...tool }) => ({ ...tool, input_schema: inputSchema }));
    const content = { server_name: tools.serverName, server_version: tools.serverVersion, tools: listed };
    rows.push({ hub_module_id: id, kind: 'tools', content: JSON.stringify(content), fetched_at: tools.fetchedAt });
  }
  return rows;
}
