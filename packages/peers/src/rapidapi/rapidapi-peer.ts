import {
  ENRICHMENT_SOURCES,
  type EnrichmentProviderId,
  type EnrichmentType,
  SAMPLE_SEED,
  sampleFailure,
  sampleItems,
} from '@concordia/domain/enrichment';
import type { PeerCall } from '../kit/call.js';
import { type PeerAnswer, Refusal } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { renderFacebookPosts, renderLinkedinPosts, renderLinkedinProfiles } from './formats.js';

/** A search with this word redirects to another host. */
const REDIRECT = '#redirect';

/** A search with this word returns a list with some invalid entries. */
const ODD = '#odd';

export interface RapidapiPeerOptions {
  readonly key: string;
  readonly now: () => number;
  /** 0 for any. */
  readonly port?: number;
}

export interface RapidapiPeer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Every call that had a key and a host, as path and query, in order. */
  readonly calls: readonly string[];
  readonly stop: () => Promise<void>;
}

const { facebook, linkedin } = ENRICHMENT_SOURCES;

const SERVED: readonly {
  readonly host: string;
  readonly path: string;
  readonly parameter: string;
  readonly provider: EnrichmentProviderId;
  readonly type: EnrichmentType;
  readonly render: typeof renderFacebookPosts;
}[] = [
  {
    host: facebook.host,
    path: facebook.mapping.posts.path,
    parameter: facebook.mapping.posts.query_parameter,
    provider: 'facebook',
    type: 'posts',
    render: renderFacebookPosts,
  },
  {
    host: linkedin.host,
    path: linkedin.mapping.posts.path,
    parameter: linkedin.mapping.posts.query_parameter,
    provider: 'linkedin',
    type: 'posts',
    render: renderLinkedinPosts,
  },
  {
    host: linkedin.host,
    path: linkedin.mapping.profiles.path,
    parameter: linkedin.mapping.profiles.query_parameter,
    provider: 'linkedin',
    type: 'profiles',
    render: renderLinkedinProfiles,
  },
];

/** Simulated posts and profiles, in the formats of two services listed by RapidAPI, behind its gateway's rules. */
export async function startRapidapiPeer({ key, now, port = 0 }: RapidapiPeerOptions): Promise<RapidapiPeer> {
  const calls: string[] = [];
  const { origin, stop } = await startPeerServer({
    port,
    random: () => 0.5,
    problem: (status) => says(status, 'The service failed.'),
    answer: (call) => {
      checkGateway(call, key);
      calls.push(`${call.path}?${call.query}`);
      return answer(call, now());
    },
  });
  return { origin, calls, stop };
}

const says = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): PeerAnswer => ({
  status,
  headers,
  body: { message },
});

/** Enforces the rules of the gateway in front of all services. */
function checkGateway({ headers, method }: PeerCall, key: string): void {
  if (headers.get('x-rapidapi-key') !== key) throw new Refusal(says(401, 'Invalid API key.'));
  const host = headers.get('x-rapidapi-host');
  if (!SERVED.some((service) => service.host === host)) throw new Refusal(says(400, 'The host is invalid.'));
  if (method !== 'GET') throw new Refusal(says(405, 'Method not allowed.'));
}

function answer({ path, query, headers }: PeerCall, now: number): PeerAnswer | Promise<PeerAnswer> {
  const host = headers.get('x-rapidapi-host');
  const service = SERVED.find((one) => one.host === host && one.path === path);
  if (service === undefined) return says(404, `Endpoint '${path}' does not exist`);
  const searched = query.get(service.parameter) ?? '';
  if (searched.trim() === '') return says(422, `${service.parameter} is required.`);
  const { provider, type } = service;
  const failure = sampleFailure(searched);
  if (failure !== null) return failedAnswer(failure);
  if (searched.includes(REDIRECT)) return { status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' };
  const items = sampleItems({ provider, type, query: searched, seed: SAMPLE_SEED, now });
  return { status: 200, body: service.render(items, searched.includes(ODD) ? [null, 'none', 7, []] : []) };
}

/** The failure requested by the search: see `SAMPLE_FAILURES`. */
function failedAnswer(failure: NonNullable<ReturnType<typeof sampleFailure>>): PeerAnswer | Promise<PeerAnswer> {
  switch (failure) {
    case 403:
      return says(403, 'You are not subscribed to this API.');
    case 404:
      return says(404, 'This API’s services have been suspended.');
    case 429:
      return says(429, 'Too many requests', { 'retry-after': '30' });
    case 'malformed':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' };
    case 'late':
      return new Promise(() => undefined);
  }
}
