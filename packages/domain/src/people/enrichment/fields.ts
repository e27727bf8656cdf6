/** Who can be asked about people and what they publish. */
export const ENRICHMENT_PROVIDERS = ['facebook', 'linkedin'] as const;
export type EnrichmentProviderId = (typeof ENRICHMENT_PROVIDERS)[number];

/** What they can be asked for. */
export const ENRICHMENT_TYPES = ['posts', 'profiles'] as const;
export type EnrichmentType = (typeof ENRICHMENT_TYPES)[number];

/** The providers' names, as people know them. */
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

/** Fields that count something; all others are texts. */
export const COUNT_FIELDS = ['likes', 'comments', 'shares', 'connections'] as const satisfies EnrichmentField[];
export type CountField = (typeof COUNT_FIELDS)[number];
export type TextField = Exclude<EnrichmentField, CountField>;

/** A post or a profile: a field that was not asked for is absent, one that the provider does not tell is `null`. */
export type EnrichmentItem = { readonly [Field in TextField]?: string | null } & {
  readonly [Field in CountField]?: number | null;
};

/** How long what is searched for may be, in UTF-16 units. */
export const LONGEST_ENRICHMENT_QUERY = 200;

/** How many results a screen shows at first. */
export const ENRICHMENT_SHOWN = 10;

/**
 * The fields that can be chosen: 8 of a Facebook post, 10 of a LinkedIn post, 9 of a profile.
 *
 * @param type Facebook has posts alone: there it decides nothing.
 */
export function enrichmentFields(provider: EnrichmentProviderId, type: EnrichmentType): readonly EnrichmentField[] {
  if (provider === 'facebook') return POST_FIELDS;
  return type === 'profiles' ? PROFILE_FIELDS : [...POST_FIELDS, 'company', 'position'];
}

/** The fields that are chosen before anybody chooses. */
export const enrichmentDefaults = (provider: EnrichmentProviderId, type: EnrichmentType): readonly EnrichmentField[] =>
  provider === 'linkedin' && type === 'profiles'
    ? ['profile_id', 'name', 'headline', 'company']
    : ['post_id', 'author', 'text', 'timestamp'];

/** The form in which two spellings of one search are one: what is cached for one answers the other. */
export const enrichmentKey = (query: string): string =>
  query.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** An item with the chosen fields alone, in their order. */
export const chosenFields = (item: EnrichmentItem, fields: readonly EnrichmentField[]): EnrichmentItem =>
  Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));

/** Results as rows of a table, with a head of their names; `null` is an empty cell. */
export const enrichmentRows = (
  items: readonly EnrichmentItem[],
  fields: readonly EnrichmentField[],
): readonly (readonly string[])[] => [fields, ...items.map((item) => fields.map((field) => String(item[field] ?? '')))];
