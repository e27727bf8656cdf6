export const ENRICHMENT_PROVIDERS = ['facebook', 'linkedin'] as const;
export type EnrichmentProviderId = (typeof ENRICHMENT_PROVIDERS)[number];

export const ENRICHMENT_TYPES = ['posts', 'profiles'] as const;
export type EnrichmentType = (typeof ENRICHMENT_TYPES)[number];

export const ENRICHMENT_NAMES = { facebook: 'Facebook', linkedin: 'LinkedIn' } as const satisfies Record<
  EnrichmentProviderId,
  string
>;

const POST_FIELDS = ['post_id', 'author', 'text', 'timestamp', 'url', 'likes', 'comments', 'shares'] as const;
const PROFILE_FIELDS = [
  'profile_id',
  'name',
  'headline',
  'location',
  'company',
  'position',
  'url',
  'connections',
  'industry',
] as const;

/** Every field of a post or a profile, once. */
export const ENRICHMENT_FIELDS = [
  ...POST_FIELDS,
  'company',
  'position',
  'profile_id',
  'name',
  'headline',
  'location',
  'connections',
  'industry',
] as const;
export type EnrichmentField = (typeof ENRICHMENT_FIELDS)[number];

/** Numeric fields; all others are text. */
export const COUNT_FIELDS = ['likes', 'comments', 'shares', 'connections'] as const satisfies EnrichmentField[];
export type CountField = (typeof COUNT_FIELDS)[number];
export type TextField = Exclude<EnrichmentField, CountField>;

/** A post or a profile: a field that was not requested is absent; one that the provider lacks is `null`. */
export type EnrichmentItem = { readonly [Field in TextField]?: string | null } & {
  readonly [Field in CountField]?: number | null;
};

/** Maximum length of a search, in UTF-16 units. */
export const LONGEST_ENRICHMENT_QUERY = 200;

/** Results initially shown on a screen. */
export const ENRICHMENT_SHOWN = 10;

/**
 * The selectable fields: 8 of a Facebook post, 10 of a LinkedIn post, 9 of a profile.
 *
 * @param type ignored for Facebook, which only has posts.
 */
export function enrichmentFields(provider: EnrichmentProviderId, type: EnrichmentType): readonly EnrichmentField[] {
  if (provider === 'facebook') return POST_FIELDS;
  return type === 'profiles' ? PROFILE_FIELDS : [...POST_FIELDS, 'company', 'position'];
}

export const enrichmentDefaults = (provider: EnrichmentProviderId, type: EnrichmentType): readonly EnrichmentField[] =>
  provider === 'linkedin' && type === 'profiles'
    ? ['profile_id', 'name', 'headline', 'company']
    : ['post_id', 'author', 'text', 'timestamp'];

/** Normalizes a search, so that equivalent spellings share a cache entry. */
export const enrichmentKey = (query: string): string =>
  query.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** An item reduced to the chosen fields, in their order. */
export const chosenFields = (item: EnrichmentItem, fields: readonly EnrichmentField[]): EnrichmentItem =>
  Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));

/** Results as table rows with a header; `null` is an empty cell. */
export const enrichmentRows = (
  items: readonly EnrichmentItem[],
  fields: readonly EnrichmentField[],
): readonly (readonly string[])[] => [fields, ...items.map((item) => fields.map((field) => String(item[field] ?? '')))];
