/** The twelve kinds of facts by which people and companies are found, in the order of the specification. */
export const SELECTOR_TYPES = [
  'email',
  'domain',
  'title',
  'topic',
  'tech_stack',
  'accept_language',
  'user_agent',
  'phone',
  'ip',
  'organization',
  'funding_round',
  'industry',
] as const;
export type SelectorType = (typeof SELECTOR_TYPES)[number];

/** Where a fact was read. The order is kept in databases as bits: new ones come last. */
export const EVIDENCE_SOURCES = ['header', 'signature', 'body', 'enrichment', 'contact', 'event'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

/** What reads selectors, and the sources that are its. */
export const EXTRACTORS = [
  { id: 'headers', sources: ['header', 'event'] },
  { id: 'signatures', sources: ['signature'] },
  { id: 'bodies', sources: ['body'] },
  { id: 'enrichment', sources: ['enrichment', 'contact'] },
] as const satisfies readonly { id: string; sources: readonly EvidenceSource[] }[];

/** A fact as it was read. */
export interface FoundSelector {
  readonly type: SelectorType;
  /** In the form of `normaliseSelector`. */
  readonly value: string;
  readonly source: EvidenceSource;
  /** The words that say so, at most 200 characters; `null` where a field of its own says it. */
  readonly quote: string | null;
}

/** What the headers of a mail tell about its writer's machine. */
export interface MailTrace {
  readonly userAgent: string | null;
  readonly organization: string | null;
  /** BCP 47 tags in lower case, the preferred one first. */
  readonly languages: readonly string[];
  /** Public IP addresses of the writer's side, the nearest to them first. */
  readonly addresses: readonly string[];
}
