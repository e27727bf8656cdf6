import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface AwsRequest {
  readonly method: string;
  readonly url: URL;
  /** Names in any case; `host` and `x-amz-date` are added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AwsScope {
  readonly region: string;
  readonly service: string;
  /** ms since the epoch. */
  readonly at: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest();

/** `encodeURIComponent` leaves five characters that RFC 3986 reserves. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `20150830T123600Z` */
export const amzDate = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Signs a request with Signature Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"). Every given header is signed.
 *
 * @returns all headers to send, `authorization` included, with names in lower case.
 */
export function signAws(request: AwsRequest, credentials: AwsCredentials, scope: AwsScope): Record<string, string> {
  const date = amzDate(scope.at);
  const given = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), tidy(value)] as const);
  const headers = Object.fromEntries([...given, ['host', request.url.host] as const, ['x-amz-date', date] as const]);
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const canonical = [
    request.method,
    canonicalPath(request.url.pathname),
    canonicalQuery(request.url.searchParams),
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    signed,
    sha256(request.body),
  ].join('\n');
  const place = `${date.slice(0, 8)}/${scope.region}/${scope.service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, place, sha256(canonical)].join('\n');
  const signature = hmac(signingKey(credentials.secretAccessKey, scope, date), toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${place}, SignedHeaders=${signed}, Signature=${signature}`;
  return { ...headers, authorization };
}

/** The key of one day, region and service. */
export function signingKey(secret: string, { region, service }: AwsScope, date: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, date.slice(0, 8)), region), service), 'aws4_request');
}

const tidy = (value: string): string => value.trim().replace(/ {2,}/g, ' ');

/** Each segment is encoded once more than it is in the URL, as every service but S3 wants it. */
const canonicalPath = (path: string): string => path.split('/').map(encoded).join('/');

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
