import {
  type EnrichmentField,
  type EnrichmentItem,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
} from './fields.js';
import { readPath } from './path.js';
import { withField } from './values.js';

/** How one kind of thing is asked for, and where it stands in the answer. */
export interface EnrichmentEndpoint {
  /** From the host's root on: `/search/posts`. */
  readonly path: string;
  /** The parameter that carries what is searched for. */
  readonly query_parameter: string;
  /** Where the list stands; empty when the answer is the list. */
  readonly list_path: string;
  /** Where each field stands in an entry; a field without a path is never known. */
  readonly fields: Readonly<Partial<Record<EnrichmentField, string>>>;
}

export interface EnrichmentMapping {
  readonly posts: EnrichmentEndpoint;
  /** `null` where there are none: Facebook. */
  readonly profiles: EnrichmentEndpoint | null;
}

/** How a provider is asked: all of it is data, so that another one needs no program. */
export interface EnrichmentSource {
  /** The name of a host of the web. */
  readonly host: string;
  readonly ttlSeconds: number;
  /** Calls in a day of UTC. */
  readonly dailyLimit: number;
  readonly mapping: EnrichmentMapping;
}

/** How many entries of an answer are taken. */
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

/** How the providers are asked until somebody says otherwise: the shapes of two services that RapidAPI lists. */
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
 * The items of an answer with all of their fields, at most {@link MOST_ITEMS}. Entries that are no objects, or tell nothing, are left out.
 *
 * @param answer JSON as it was read.
 * @returns `null` when there is no list where one should be.
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
