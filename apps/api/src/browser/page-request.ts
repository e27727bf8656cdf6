import { Readable } from 'node:stream';
import { HttpException } from '@nestjs/common';

/** The part of Fastify's request that handlers use. */
export interface PageRequest {
  readonly id: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ip: string;
  readonly rawBody: Uint8Array;
  readonly routeOptions: { readonly url: string };
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The API's usual host, which its guards check. */
const HOST = '127.0.0.1:4600';

export interface Route {
  /** The route pattern: `/api/messages/:messageId`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export async function pageRequest(request: Request, { path, params }: Route): Promise<PageRequest> {
  const { pathname, search, searchParams } = new URL(request.url);
  const rawBody = new Uint8Array(await request.arrayBuffer());
  return {
    id: crypto.randomUUID(),
    method: request.method,
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), host: HOST },
    ip: '127.0.0.1',
    rawBody,
    routeOptions: { url: path },
    params: { ...params },
    query: queryOf(searchParams),
    body: bodyOf(rawBody, request.headers.get('content-type') ?? ''),
  };
}

/** Repeated parameters become a list, as with Fastify. */
function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(parameters.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...others] = parameters.getAll(name);
    return [name, others.length === 0 ? first : [first, ...others]];
  });
  return Object.fromEntries(entries);
}

/** Parses JSON; returns a stream for files. @throws HttpException for invalid JSON. */
function bodyOf(bytes: Uint8Array, contentType: string): unknown {
  if (contentType.startsWith('application/octet-stream')) return Readable.from([Buffer.from(bytes)]);
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new HttpException('The body is not valid JSON.', 400, { cause: error });
  }
}
