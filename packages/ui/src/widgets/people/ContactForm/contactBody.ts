import type { ContactCreate, ContactDetail, ContactUpdate, CustomField } from '@concordia/api-client';
import type { FormValues } from '../../../components/Form';

/** The lines of the form that hold one text each, emptied with `null`. */
const LINES = ['title', 'company', 'email', 'phone', 'linkedinUrl', 'location'] as const;

type Line = (typeof LINES)[number];

/** A custom field as it stands in the form. */
export interface FieldRow extends CustomField {
  /** Its identity while it is edited; two rows may for a moment have one name. */
  readonly id: number;
}

/** What stands in the form. */
export interface ContactFields extends Readonly<Record<Line, string>> {
  readonly name: string;
  readonly birthday: string | null;
  readonly tags: readonly string[];
  readonly customFields: readonly CustomField[];
}

/** What stands in an empty form. */
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

/** A contact as it stands in the form: the number as people read it. */
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

/** What somebody typed; rows in which nothing stands are none. */
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

/** Only what was changed: what somebody else changed meanwhile stays as they left it. `null` when nothing was. */
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

/** A new contact, with what was filled in. */
export const newContact = (typed: ContactFields): ContactCreate => ({
  ...changedIn(typed, NOBODY),
  name: typed.name,
});
