import { HOUR } from '../../shared/time/units.js';
import { type EnrichmentItem, type EnrichmentProviderId, type EnrichmentType, enrichmentKey } from './fields.js';
import type { EnrichmentFailure } from './refusal.js';

export interface SampleWish {
  readonly provider: EnrichmentProviderId;
  readonly type: EnrichmentType;
  readonly query: string;
  /** A different seed gives different sample data. */
  readonly seed: number;
  /** Posts are dated before this, in whole seconds; ms since the epoch. */
  readonly now: number;
}

/** The seed of the demo. */
export const SAMPLE_SEED = 1;

/** A search with this word finds nothing, for demos and tests. */
const NOTHING = '#nothing';

/** Words in a search that make a simulated provider fail, for demos and tests. */
export const SAMPLE_FAILURES = {
  '#unsubscribed': 403,
  '#suspended': 404,
  '#throttle': 429,
  '#hang': 'late',
  '#malformed': 'malformed',
} as const satisfies Record<string, EnrichmentFailure>;

/** The failure requested by a search; `null` if none. */
export const sampleFailure = (query: string): (typeof SAMPLE_FAILURES)[keyof typeof SAMPLE_FAILURES] | null =>
  Object.entries(SAMPLE_FAILURES).find(([word]) => query.includes(word))?.[1] ?? null;

const FEWEST = 4;
const MOST = 23;

const NAMES = [
  'Amara Nwosu',
  'Bastien Lefort',
  'Chiyo Hoshino',
  'Dario Venturi',
  'Elif Karaca',
  'Freya Dalgaard',
  'Gustavo Prado',
  'Hana Vesela',
  'Imran Sheikh',
  'Jolanta Wrona',
  'Kofi Asare',
  'Leila Haddad',
] as const;
interface Company {
  readonly name: string;
  readonly industry: string;
}

const COMPANIES: readonly [Company, ...Company[]] = [
  { name: 'Alderbrook Foods', industry: 'Food and Beverage' },
  { name: 'Brightwater Logistics', industry: 'Logistics' },
  { name: 'Corvid Analytics', industry: 'Software' },
  { name: 'Dunmore Hotels', industry: 'Hospitality' },
  { name: 'Eastgate Retail', industry: 'Retail' },
  { name: 'Fernhill Energy', industry: 'Energy' },
  { name: 'Greywacke Studio', industry: 'Design' },
];
const POSITIONS = [
  'Head of Purchasing',
  'Operations Manager',
  'Founder',
  'Product Lead',
  'Sustainability Officer',
  'Sales Director',
] as const;
const PLACES = ['Copenhagen, Denmark', 'Lyon, France', 'Osaka, Japan', 'Porto, Portugal', 'Kraków, Poland'] as const;
const TEXTS = [
  (about: string) => `Three things we learned about ${about} this quarter. The second one surprised us.`,
  (about: string) => `We are looking for partners who know ${about}. Write to us if that is you.`,
  (about: string) => `A year ago we knew nothing about ${about}. Today it is a fifth of what we do.`,
  (about: string) => `Who has good sources on ${about}? I am collecting them for my team.`,
  (about: string) => `Our talk about ${about} is online.\nThank you to everybody who asked questions.`,
] as const;

/**
 * Sample posts and profiles, deterministic, with all fields of their kind. They are not real results and must be marked as such.
 *
 * @returns 4 to 23 of them, posts newest first; none if the query contains `#nothing`.
 */
export function sampleItems(wish: SampleWish): EnrichmentItem[] {
  const key = enrichmentKey(wish.query);
  if (key.includes(NOTHING)) return [];
  const below = drawing(`${wish.seed} ${wish.provider} ${wish.type} ${key}`);
  const count = FEWEST + below(MOST - FEWEST + 1);
  const isProfile = wish.provider === 'linkedin' && wish.type === 'profiles';
  return Array.from({ length: count }, (_, index) =>
    isProfile ? profileOf(index, below) : postOf(wish, index, below),
  );
}

/** Draws integers from 0 to below a bound. */
type Draw = (bound: number) => number;

function postOf({ provider, query, now }: SampleWish, index: number, below: Draw): EnrichmentItem {
  const person = personOf(below);
  const write = from(TEXTS, below);
  const id = String(10_000_000 + below(90_000_000));
  const page = person.name.toLowerCase().replaceAll(' ', '.');
  return {
    post_id: id,
    author: person.name,
    text: write(query.trim()),
    // Each is at least an hour and at most three days older than the previous one.
    timestamp: new Date(Math.floor(now / 1_000) * 1_000 - (index * 72 + 1 + below(71)) * HOUR).toISOString(),
    url:
      provider === 'facebook'
        ? `https://www.facebook.com/${page}.sample/posts/${id}`
        : `https://www.linkedin.com/feed/update/sample-${id}`,
    likes: below(900),
    comments: below(120),
    shares: below(60),
    ...(provider === 'linkedin' && { company: person.company, position: person.position }),
  };
}

function profileOf(index: number, below: Draw): EnrichmentItem {
  const { name, company, position, industry } = personOf(below);
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-sample-${index + 1}`;
  return {
    profile_id: id,
    name,
    headline: `${position} at ${company}`,
    location: from(PLACES, below),
    company,
    position,
    url: `https://www.linkedin.com/in/${id}`,
    connections: 40 + below(461),
    industry,
  };
}

function personOf(below: Draw) {
  const { name: company, industry } = from(COMPANIES, below);
  return { name: from(NAMES, below), company, industry, position: from(POSITIONS, below) };
}

function from<Thing>(things: readonly [Thing, ...Thing[]], below: Draw): Thing {
  return things[below(things.length)] ?? things[0];
}

/** A generator seeded by a text: FNV-1a hashes it, Mulberry32 draws; the same on every machine. */
function drawing(text: string): Draw {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
