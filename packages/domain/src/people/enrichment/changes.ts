import { type EnrichmentItem, type EnrichmentProviderId } from './fields.js';

/** Contact fields that a result can fill, in review order. */
export const CONTACT_FIELDS = ['title', 'company', 'location', 'linkedin', 'facebook', 'industry', 'headline'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Fields that a contact stores as custom fields, with their names. */
export const OWN_FIELDS = {
  facebook: 'Facebook',
  industry: 'Industry',
  headline: 'Headline',
} as const satisfies Partial<Record<ContactField, string>>;

/** Current values of a contact; `null` if empty. */
export type ContactFacts = Readonly<Record<ContactField, string | null>>;

export interface ContactChange {
  readonly field: ContactField;
  readonly before: string | null;
  readonly after: string;
  readonly is_new: boolean;
}

/** Maximum length of each field, in UTF-16 units. */
const LONGEST = 200;

/** The facts about a person in a result. Facebook returns only posts, so it yields just the author's page. */
function factsOf(provider: EnrichmentProviderId, item: EnrichmentItem): ContactFacts {
  return {
    title: line(item.position),
    company: line(item.company),
    location: line(item.location),
    linkedin: provider === 'linkedin' && 'profile_id' in item ? linkedinProfile(item.url) : null,
    facebook: provider === 'facebook' ? facebookPage(item.url) : null,
    industry: line(item.industry),
    headline: line(item.headline),
  };
}

/** The changes from attaching a result to a contact; values equal up to spaces and case are omitted. */
export function contactChanges(
  provider: EnrichmentProviderId,
  item: EnrichmentItem,
  contact: ContactFacts,
): ContactChange[] {
  const facts = factsOf(provider, item);
  return CONTACT_FIELDS.flatMap((field) => {
    const [before, after] = [contact[field], facts[field]];
    if (after === null || (before !== null && keyOf(before) === keyOf(after))) return [];
    return [{ field, before, after, is_new: before === null }];
  });
}

const keyOf = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/gu, ' ').replace(/\/$/, '').toLowerCase();

const line = (text: string | null | undefined): string | null =>
  text?.replace(/\s+/gu, ' ').trim().slice(0, LONGEST).trim().toWellFormed() || null;

const isOf = (url: URL, host: string): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`);

/** The address of a LinkedIn profile, without a query or subpath. */
function linkedinProfile(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  const name = url !== null && isOf(url, 'linkedin.com') ? /^\/in\/[^/]+/.exec(url.pathname)?.[0] : undefined;
  return name === undefined || name.length > LONGEST ? null : `https://www.linkedin.com${name}`;
}

/** The page of a post: `https://www.facebook.com/NAME/posts/ID` belongs to NAME. */
function facebookPage(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  if (url === null || !isOf(url, 'facebook.com')) return null;
  const name = /^\/([A-Za-z0-9.]{5,100})\/(?:posts|videos|photos)\//.exec(url.pathname)?.[1];
  return name === undefined ? null : `https://www.facebook.com/${name}`;
}
