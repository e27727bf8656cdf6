import type { ContactUpdate, CustomField } from '@concordia/contract/people';
import { type ContactFacts, type ContactField, OWN_FIELDS } from '@concordia/domain/enrichment';
import type { Selectable } from 'kysely';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { ScopedTables } from '../../../database/tables.js';

const MOST_FIELDS = 30;

export interface KnownContact {
  readonly facts: ContactFacts;
  readonly fields: readonly CustomField[];
}

/** Values to write; `null` clears a field. */
export type ContactValues = Readonly<Partial<Record<ContactField, string | null>>>;

type ContactColumns = Pick<Selectable<ScopedTables['contact']>, 'title' | 'company' | 'location' | 'linkedin_url'>;

/** Some values are stored in custom fields. */
export function knownOf(contact: ContactColumns, fields: readonly CustomField[]): KnownContact {
  const own = (field: keyof typeof OWN_FIELDS) => fields.find((one) => isNamed(one, OWN_FIELDS[field]))?.value ?? null;
  const { title, company, location, linkedin_url: linkedin } = contact;
  const facts = { title, company, location, linkedin };
  return {
    facts: { ...facts, facebook: own('facebook'), industry: own('industry'), headline: own('headline') },
    fields,
  };
}

/** The update that gives a contact these values. @throws DomainFailure `conflict` if it would exceed the maximum of custom fields. */
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

/** Adds, changes or removes a custom field; the others keep their order. */
function withOwn(fields: CustomField[], { name, value }: { name: string; value: string | null }): CustomField[] {
  if (value === null) return fields.filter((one) => !isNamed(one, name));
  if (fields.some((one) => isNamed(one, name))) {
    return fields.map((one) => (isNamed(one, name) ? { ...one, value } : one));
  }
  if (fields.length < MOST_FIELDS) return [...fields, { key: name, value }];
  throw new DomainFailure('conflict', 'TOO_MANY_FIELDS', `A contact can have at most ${MOST_FIELDS} custom fields.`);
}
