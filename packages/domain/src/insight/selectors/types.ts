/** The twelve kinds of facts about people and companies, in the order of the specification. */
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

/** Sources of facts. Databases store their positions as bits: append new ones at the end. */
export const EVIDENCE_SOURCES = ['header', 'signature', 'body', 'enrichment', 'contact', 'event'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

export const EXTRACTORS = [
  { id: 'headers', sources: ['header', 'event'] },
  { id: 'signatures', sources: ['signature'] },
  { id: 'bodies', sources: ['body'] },
  { id: 'enrichment', sources: ['enrichment', 'contact'] },
] as const satisfies readonly { id: string; sources: readonly EvidenceSource[] }[];

export interface FoundSelector {
  readonly type: SelectorType;
  /** As normalized by `normalizeSelector`. */
  readonly value: string;
  readonly source: EvidenceSource;
  /** The words that express it, at most 200 characters; `null` if it has a field of its own. */
  readonly quote: string | null;
}

/** Details of the writer's machine, from email headers. */
export interface MailTrace {
  readonly userAgent: string | null;
  readonly organization: string | null;
  /** BCP 47 tags in lower case, the preferred one first. */
  readonly languages: readonly string[];
  /** Public IP addresses on the writer's side, the nearest to them first. */
  readonly addresses: readonly string[];
}
