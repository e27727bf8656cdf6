import type { Contact, ContactUpdate } from '@concordia/api-client';

/** The columns that can be edited, and their input. */
export const CONTACT_FIELDS = {
  name: { type: 'text' },
  title: { type: 'text' },
  company: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  location: { type: 'text' },
  birthday: { type: 'date' },
  linkedin: { type: 'url' },
} as const;

export type ContactField = keyof typeof CONTACT_FIELDS;

export const fieldValue = (contact: Contact, field: ContactField): string =>
  (field === 'linkedin' ? contact.linkedinUrl : contact[field]) ?? '';

/** @param text trimmed; empty clears the field. */
export function updateOf(field: ContactField, text: string): ContactUpdate {
  if (field === 'name') return { name: text };
  const value = text === '' ? null : text;
  return field === 'linkedin' ? { linkedinUrl: value } : { [field]: value };
}
