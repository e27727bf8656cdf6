import type { HubModule } from '@concordia/contract/hub';
import { z } from 'zod';
import type { HubModuleRow } from './modules.repository.js';

const CapabilitiesSchema = z.array(z.string());

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export const moduleOf = (row: HubModuleRow): HubModule => ({
  id: row.id,
  name: row.name,
  base_url: row.base_url,
  public_key_b64: row.public_key_b64,
  openapi_url: row.openapi_url,
  mcp_endpoint: row.mcp_endpoint,
  embeddings_endpoint: row.embeddings_endpoint,
  vectors_endpoint: row.vectors_endpoint,
  allow_private_network: row.allow_private_network === 1,
  status: row.status,
  version: row.version,
  capabilities: CapabilitiesSchema.parse(JSON.parse(row.capabilities)),
  problem: row.problem,
  last_checked_at: instantOf(row.last_checked_at),
  last_seen_at: instantOf(row.last_seen_at),
  latency_ms: row.latency_ms,
  created_at: new Date(row.created_at).toISOString(),
});
