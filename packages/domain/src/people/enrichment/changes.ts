import { type EnrichmentItem, type EnrichmentProviderId } from './fields.js';

/** What of a contact a result can fill, in the order of reviews. */
export const CONTACT_FIELDS = ['title', 'company', 'location', 'linkedin', 'facebook', 'industry', 'headline'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Those that a contact keeps among the fields of its own, and under which name. */
export const OWN_FIELDS = {
  facebook: 'Facebook',
  industry: 'Industry',
  headline: 'Headline',
} as const satisfies Partial<Record<ContactField, string>>;

/** What a contact says now; `null` for what it does not. */
export type ContactFacts = Readonly<Record<ContactField, string | null>>;

/** One thing that would be different about a contact. */
export interface ContactChange {
  readonly field: ContactField;
  readonly before: string | null;
  readonly after: string;
  /** Whether there was nothing before. */
  readonly is_new: boolean;
}

/** The longest that a contact takes of each, in UTF-16 units. */
const LONGEST = 200;

/** What a result says about a person. Facebook tells of posts alone: there is only where its author is found. */
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

/** What attaching a result would change about a contact; what says the same already, but for spaces and case, is left out. */
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

/** The address of a profile on LinkedIn, without what follows it. */
function linkedinProfile(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  const name = url !== null && isOf(url, 'linkedin.com') ? /^\/in\/[^/]+/.exec(url.pathname)?.[0] : undefined;
  return name === undefined || name.length > LONGEST ? null : `https://www.linkedin.com${name}`;
}

/** The page that a post is on: `https://www.facebook.com/NAME/posts/ID` is one of NAME. */
function facebookPage(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  if (url === null || !isOf(url, 'facebook.com')) return null;
  const name = /^\/([A-Za-z0-9.]{5,100})\/(?:posts|videos|photos)\//.exec(url.pathname)?.[1];
  return name === undefined ? null : `https://www.facebook.com/${name}`;
}
