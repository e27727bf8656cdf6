import type { IncomingHttpHeaders } from 'node:http';
import { SIGNATURE_HEADERS } from '@concordia/domain';

/** The four headers of a signature; what is missing is empty. */
export interface SignatureHeaders {
  readonly module: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const SIGNED = Object.values(SIGNATURE_HEADERS);

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Whether a request comes with anything that says who it is from. Then it is nobody's but theirs. */
export const bringsCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || SIGNED.some((name) => headers[name] !== undefined);

/** The token of the `Authorization` header (RFC 6750); `null` when there is none, or something else. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** @returns `null` when a request has none of them. */
export function signatureOf(headers: IncomingHttpHeaders): SignatureHeaders | null {
  const read = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const found = {
    module: read(SIGNATURE_HEADERS.module),
    timestamp: read(SIGNATURE_HEADERS.timestamp),
    nonce: read(SIGNATURE_HEADERS.nonce),
    signature: read(SIGNATURE_HEADERS.signature),
  };
  return Object.values(found).every((value) => value === '') ? null : found;
}
