import { callLocal } from './http.js';

/** A no-op: connections are not pooled. */
export class Agent {
  compose(): this {
    return this;
  }
  async close(): Promise<void> {}
  async destroy(): Promise<void> {}
}

export const buildConnector = () => () => undefined;

interface Init {
  readonly method?: string;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: Uint8Array | string | null;
}

export async function fetch(
  input: string | URL,
  { method = 'GET', headers = {}, body = null }: Init = {},
): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return callLocal(new URL(input), { method, headers: [...new Headers(headers)], body: bytes });
}
