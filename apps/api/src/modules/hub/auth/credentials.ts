import type { IncomingHttpHeaders } from 'node:http';
import { SIGNATURE_HEADERS } from '@concordia/domain';

/** The four signature headers; a missing one is empty. */
export interface SignatureHeaders {
  readonly module: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const SIGNED = Object.values(SIGNATURE_HEADERS);

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** A request with any credentials is authenticated by them alone. */
export const bringsCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined || SIGNED.some((name) => headers[name] !== undefined);

/** Token from the `Authorization` header (RFC 6750); `null` if there is none or it uses another scheme. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** @returns `null` if the request has none of the headers. */
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
