import type { ContactUpdate, CustomField } from '@concordia/contract/people';
import { type ContactFacts, type ContactField, OWN_FIELDS } from '@concordia/domain/enrichment';
import type { Selectable } from 'kysely';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { ScopedTables } from '../../../database/tables.js';

/** How many fields of their own a contact can have. */
const MOST_FIELDS = 30;

/** What a contact says now, and all fields of its own. */
export interface KnownContact {
  readonly facts: ContactFacts;
  readonly fields: readonly CustomField[];
}

/** Values to be written; `null` empties. */
export type ContactValues = Readonly<Partial<Record<ContactField, string | null>>>;

type ContactColumns = Pick<Selectable<ScopedTables['contact']>, 'title' | 'company' | 'location' | 'linkedin_url'>;

/** Some of what a contact says stands in fields of its own. */
export function knownOf(contact: ContactColumns, fields: readonly CustomField[]): KnownContact {
  const own = (field: keyof typeof OWN_FIELDS) => fields.find((one) => isNamed(one, OWN_FIELDS[field]))?.value ?? null;
  const { title, company, location, linkedin_url: linkedin } = contact;
  const facts = { title, company, location, linkedin };
  return {
    facts: { ...facts, facebook: own('facebook'), industry: own('industry'), headline: own('headline') },
    fields,
  };
}

/** What is to be changed so that a contact says these values. @throws DomainFailure `conflict` when it cannot have more fields. */
export function contactUpdate({ fields }: KnownContact, values: ContactValues): ContactUpdate {
  const { title, company, location, linkedin } = values;
  const own = Object.entries(OWN_FIELDS).flatMap(([field, name]) => {
    const value = new Map(Object.entries(values)).get(field);
    return value === undefined ? [] : [{ name, value }];
  });
  return {
    ...(title !== undefined && { title }),
    ...(company !== undefined && { company }),
    ...(location !== undefined && { location }),
    ...(linkedin !== undefined && { linkedinUrl: linkedin }),
    ...(own.length > 0 && { customFields: own.reduce(withOwn, [...fields]) }),
  };
}

const isNamed = ({ key }: CustomField, name: string): boolean => key.toLowerCase() === name.toLowerCase();

/** The fields with one more, another value of it, or without it; the others stay where they are. */
function withOwn(fields: CustomField[], { name, value }: { name: string; value: string | null }): CustomField[] {
  if (value === null) return fields.filter((one) => !isNamed(one, name));
  if (fields.some((one) => isNamed(one, name))) {
    return fields.map((one) => (isNamed(one, name) ? { ...one, value } : one));
  }
  if (fields.length < MOST_FIELDS) return [...fields, { key: name, value }];
  throw new DomainFailure('conflict', 'TOO_MANY_FIELDS', `A contact has at most ${MOST_FIELDS} fields of its own.`);
}
