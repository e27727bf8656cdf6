import { domainOf, normalizeAddress } from '../../people/identity/address.js';
import { Gathered } from './gather.js';
import { industryOfDomain, industryOfName } from './industries.js';
import { technologiesIn } from './technologies.js';
import type { FoundSelector, SelectorType } from './types.js';

export interface ReadContact {
  readonly title: string | null;
  readonly company: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Custom fields, with free-form names. */
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** Selector types by words in a field's name. */
const FIELDS: readonly (readonly [name: RegExp, type: SelectorType])[] = [
  [/^(?:industry|industries|sector|branche|secteur|sector)$/iu, 'industry'],
  [/^(?:tech(?:nolog(?:y|ies))?(?:[ _-]?stack)?|tools|stack)$/iu, 'tech_stack'],
  [/^(?:funding(?:[ _-]?(?:round|stage))?|stage|round)$/iu, 'funding_round'],
  [/^(?:title|job[ _-]?title|position|role)$/iu, 'title'],
  [/^(?:organi[sz]ation|company|employer|firma)$/iu, 'organization'],
  [/^(?:topics?|interests?|themen?)$/iu, 'topic'],
  [/^(?:languages?|sprachen?|langues?)$/iu, 'accept_language'],
  [/^(?:domain|website)$/iu, 'domain'],
];
const LONGEST_FIELD = 500;
const MOST_FIELDS = 50;
const SEVERAL: ReadonlySet<SelectorType> = new Set(['tech_stack', 'topic', 'industry', 'accept_language']);

/** The facts on a contact card. Pure; never throws. */
export function selectorsOfContact({ title, company, emails, phones, fields }: ReadContact): FoundSelector[] {
  const gathered = new Gathered();
  for (const written of emails) addAddress(gathered, written);
  for (const phone of phones) gathered.add('phone', phone, 'contact');
  gathered.add('title', title, 'contact').add('organization', company, 'contact');
  if (company !== null) gathered.add('industry', industryOfName(company), 'contact', company);
  if (title !== null)
    for (const { value } of technologiesIn(title)) gathered.add('tech_stack', value, 'contact', title);
  for (const field of fields.slice(0, MOST_FIELDS)) addField(gathered, field);
  return gathered.all();
}

function addAddress(gathered: Gathered, written: string): void {
  const address = normalizeAddress(written);
  if (address === null) return;
  const domain = domainOf(address);
  gathered.add('email', address, 'contact').add('domain', domain, 'contact');
  gathered.add('industry', industryOfDomain(domain), 'contact', domain);
}

function addField(gathered: Gathered, { key, value }: ReadContact['fields'][number]): void {
  const type = FIELDS.find(([name]) => name.test(key.trim()))?.[1];
  if (type === undefined) return;
  const text = value.slice(0, LONGEST_FIELD);
  const parts = SEVERAL.has(type) ? text.split(/[,;/\n]/u) : [text.replace(/^https?:\/\/(?:www\.)?|\/.*$/giu, '')];
  const quote = `${key}: ${value}`.slice(0, 200).toWellFormed();
  for (const part of parts) gathered.add(type, part, 'enrichment', quote);
}
