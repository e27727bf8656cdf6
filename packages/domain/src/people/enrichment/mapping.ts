import {
  type EnrichmentField,
  type EnrichmentItem,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
} from './fields.js';
import { readPath } from './path.js';
import { withField } from './values.js';

export interface EnrichmentEndpoint {
  /** Relative to the host's root: `/search/posts`. */
  readonly path: string;
  readonly query_parameter: string;
  /** Path of the list; empty if the response is the list. */
  readonly list_path: string;
  /** Path of each field in an entry; a field without a path is always unknown. */
  readonly fields: Readonly<Partial<Record<EnrichmentField, string>>>;
}

export interface EnrichmentMapping {
  readonly posts: EnrichmentEndpoint;
  /** `null` for Facebook, which has none. */
  readonly profiles: EnrichmentEndpoint | null;
}

/** The configuration of a provider, as data, so that a new one needs no code. */
export interface EnrichmentSource {
  readonly host: string;
  readonly ttlSeconds: number;
  /** Calls per UTC day. */
  readonly dailyLimit: number;
  readonly mapping: EnrichmentMapping;
}

export const MOST_ITEMS = 200;

const FACEBOOK_POSTS = {
  path: '/search/posts',
  query_parameter: 'query',
  list_path: 'results|data',
  fields: {
    post_id: 'post_id|id',
    author: 'author.name|author',
    text: 'message|text',
    timestamp: 'timestamp|created_time',
    url: 'url',
    likes: 'reactions_count|likes',
    comments: 'comments_count|comments',
    shares: 'reshare_count|shares',
  },
} as const satisfies EnrichmentEndpoint;

const LINKEDIN_POSTS = {
  path: '/search-posts',
  query_parameter: 'keyword',
  list_path: 'data.items|items|data',
  fields: {
    post_id: 'urn|id',
    author: 'author.fullName|author.name',
    text: 'text',
    timestamp: 'postedDateTimestamp|postedAt',
    url: 'url|postUrl',
    likes: 'totalReactionCount|likes',
    comments: 'commentsCount|comments',
    shares: 'repostsCount|shares',
    company: 'author.company|company',
    position: 'author.position|author.headline',
  },
} as const satisfies EnrichmentEndpoint;

const LINKEDIN_PROFILES = {
  path: '/search-people',
  query_parameter: 'keywords',
  list_path: 'data.items|items|data',
  fields: {
    profile_id: 'username|urn|id',
    name: 'fullName|name',
    headline: 'headline',
    location: 'location',
    company: 'company.name|company',
    position: 'position|title',
    url: 'profileURL|url',
    connections: 'connectionsCount|connections',
    industry: 'industry',
  },
} as const satisfies EnrichmentEndpoint;

const DAY_SECONDS = 86_400;

/** The default configuration: the formats of two services listed by RapidAPI. */
export const ENRICHMENT_SOURCES = {
  facebook: {
    host: 'facebook-scraper3.p.rapidapi.com',
    ttlSeconds: DAY_SECONDS,
    dailyLimit: 100,
    mapping: { posts: FACEBOOK_POSTS, profiles: null },
  },
  linkedin: {
    host: 'linkedin-data-api.p.rapidapi.com',
    ttlSeconds: DAY_SECONDS,
    dailyLimit: 100,
    mapping: { posts: LINKEDIN_POSTS, profiles: LINKEDIN_PROFILES },
  },
} as const satisfies Record<EnrichmentProviderId, EnrichmentSource>;

/**
 * Reads the items of a response with all of their fields, at most {@link MOST_ITEMS}. Skips entries that are not objects or are empty.
 *
 * @param answer parsed JSON.
 * @returns `null` if the expected list is missing.
 */
export function itemsOf(
  answer: unknown,
  endpoint: EnrichmentEndpoint,
  provider: EnrichmentProviderId,
  type: EnrichmentType,
): EnrichmentItem[] | null {
  const list = endpoint.list_path === '' ? answer : readPath(answer, endpoint.list_path);
  if (!Array.isArray(list)) return null;
  const entries: readonly unknown[] = list;
  const fields = enrichmentFields(provider, type);
  return entries
    .filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    .slice(0, MOST_ITEMS)
    .map((entry) => itemOf(entry, endpoint, fields))
    .filter((item) => Object.values(item).some((value) => value !== null));
}

const itemOf = (entry: unknown, { fields }: EnrichmentEndpoint, all: readonly EnrichmentField[]): EnrichmentItem =>
  all.reduce<EnrichmentItem>((item, field) => {
    const path = fields[field];
    return withField(item, field, path === undefined ? null : readPath(entry, path));
  }, {});
