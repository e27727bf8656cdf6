import { baseOf, ed25519KeyOf, type HubModuleUpdate } from '@concordia/contract/hub';
import type { HubModuleRow } from './modules.repository.js';

type Fields = Pick<
  HubModuleRow,
  | 'base_url'
  | 'public_key_b64'
  | 'openapi_url'
  | 'mcp_endpoint'
  | 'embeddings_endpoint'
  | 'vectors_endpoint'
  | 'allow_private_network'
>;

/** Maps the request's fields to columns. Absent fields are left out; empty text becomes `null`. */
export function fieldsOf(request: HubModuleUpdate): Partial<Fields> {
  const { base_url, public_key_b64, allow_private_network } = request;
  return {
    ...(base_url !== undefined && { base_url: baseOf(base_url) }),
    ...(public_key_b64 !== undefined && { public_key_b64: ed25519KeyOf(public_key_b64 ?? '') }),
    ...(allow_private_network !== undefined && { allow_private_network: allow_private_network ? 1 : 0 }),
    ...endpoint('openapi_url', request.openapi_url),
    ...endpoint('mcp_endpoint', request.mcp_endpoint),
    ...endpoint('embeddings_endpoint', request.embeddings_endpoint),
    ...endpoint('vectors_endpoint', request.vectors_endpoint),
  };
}

type Endpoint = 'openapi_url' | 'mcp_endpoint' | 'embeddings_endpoint' | 'vectors_endpoint';

const endpoint = (name: Endpoint, url: string | null | undefined): Partial<Fields> =>
  url === undefined ? {} : { [name]: url === null || url === '' ? null : new URL(url).href };
