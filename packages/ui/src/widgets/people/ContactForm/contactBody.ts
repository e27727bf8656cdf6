import type { ContactCreate, ContactDetail, ContactUpdate, CustomField } from '@concordia/api-client';
import type { FormValues } from '../../../components/Form';

/** Single-line fields; `null` clears them. */
const LINES = ['title', 'company', 'email', 'phone', 'linkedinUrl', 'location'] as const;

type Line = (typeof LINES)[number];

export interface FieldRow extends CustomField {
  /** Identifies the row, since two rows may briefly share a name. */
  readonly id: number;
}

export interface ContactFields extends Readonly<Record<Line, string>> {
  readonly name: string;
  readonly birthday: string | null;
  readonly tags: readonly string[];
  readonly customFields: readonly CustomField[];
}

export const NOBODY: ContactFields = {
  name: '',
  title: '',
  company: '',
  email: '',
  phone: '',
  linkedinUrl: '',
  location: '',
  birthday: null,
  tags: [],
  customFields: [],
};

/** The form's values for a contact, with the phone number formatted. */
export const fieldsOf = (contact: ContactDetail): ContactFields => ({
  name: contact.name,
  title: contact.title ?? '',
  company: contact.company ?? '',
  email: contact.email ?? '',
  phone: contact.phoneText ?? contact.phone ?? '',
  linkedinUrl: contact.linkedinUrl ?? '',
  location: contact.location ?? '',
  birthday: contact.birthday,
  tags: contact.tags,
  customFields: contact.customFields,
});

/** The typed values, without empty rows. */
export function typedIn(values: FormValues, tags: readonly string[], rows: readonly FieldRow[]): ContactFields {
  return {
    name: values.text('name'),
    title: values.text('title'),
    company: values.text('company'),
    email: values.text('email'),
    phone: values.text('phone'),
    linkedinUrl: values.text('linkedinUrl'),
    location: values.text('location'),
    birthday: values.date('birthday'),
    tags,
    customFields: rows
      .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
      .filter(({ key, value }) => key !== '' || value !== ''),
  };
}

const isSame = (one: unknown, another: unknown): boolean => JSON.stringify(one) === JSON.stringify(another);

/** Only changed fields, so that concurrent edits to others persist. `null` if nothing changed. */
export function changedIn(typed: ContactFields, start: ContactFields): ContactUpdate | null {
  const lines = LINES.filter((line) => typed[line] !== start[line]).map((line) => [line, typed[line] || null]);
  const update: ContactUpdate = {
    ...Object.fromEntries(lines),
    ...(typed.name !== start.name && { name: typed.name }),
    ...(typed.birthday !== start.birthday && { birthday: typed.birthday }),
    ...(!isSame(typed.tags, start.tags) && { tags: [...typed.tags] }),
    ...(!isSame(typed.customFields, start.customFields) && { customFields: [...typed.customFields] }),
  };
  return Object.keys(update).length === 0 ? null : update;
}

export const newContact = (typed: ContactFields): ContactCreate => ({
  ...changedIn(typed, NOBODY),
  name: typed.name,
});
