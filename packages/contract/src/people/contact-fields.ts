import { normalizeAddress } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { z } from 'zod';
import { lineOf, verbatimText } from '../common/texts.js';

/** Custom fields per contact. */
export const MOST_FIELDS = 30;
const MOST_TAGS = 30;

const EmailSchema = z
  .string()
  .trim()
  .max(320)
  .refine((text) => normalizeAddress(text) !== null, { error: 'an email address' });

const PhoneSchema = z
  .string()
  .trim()
  .max(60)
  .refine((text) => readPhone(text) !== null, {
    error: 'a phone number with its country code, such as +46 70 174 06 01',
  })
  .describe('In any format that includes the country code; stored as E.164.');

const LinkedinSchema = z.string().trim().max(300).refine(isLinkedin, { error: 'an https address of linkedin.com' });

/** Requires https, so that no link contains a script, and LinkedIn's host. */
function isLinkedin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com');
}

const BirthdaySchema = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', { error: 'a day since 1900-01-01' });

/** Keeps the first of several spellings of a word. */
function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
}

export const TagsSchema = z
  .array(lineOf(40))
  .max(MOST_TAGS)
  .overwrite(distinct)
  .meta({ id: 'TagNames', description: 'Tags in alphabetical order, case-insensitive.' });

export const CustomFieldSchema = z
  .strictObject({
    key: lineOf(60),
    value: verbatimText(500),
  })
  .meta({ id: 'CustomField', description: 'A custom field of a contact.' });

export type CustomField = z.infer<typeof CustomFieldSchema>;

const CustomFieldsSchema = z
  .array(CustomFieldSchema)
  .max(MOST_FIELDS)
  .refine((fields) => distinct(fields.map(({ key }) => key)).length === fields.length, {
    error: 'fields of different names',
  });

const fields = {
  name: lineOf(200),
  title: lineOf(200).nullable().optional(),
  email: EmailSchema.nullable().optional(),
  phone: PhoneSchema.nullable().optional(),
  linkedinUrl: LinkedinSchema.nullable().optional(),
  company: lineOf(200).nullable().optional(),
  location: lineOf(200).nullable().optional(),
  birthday: BirthdaySchema.nullable().optional(),
  customFields: CustomFieldsSchema.optional(),
  tags: TagsSchema.optional(),
};

export const ContactCreateSchema = z.strictObject(fields).meta({
  id: 'ContactCreate',
  description: 'A new contact. Its address, number and profile become its contact points.',
  examples: [{ name: 'Ada Lindqvist', email: 'ada.lindqvist@northwind.example', phone: '+46 70 174 06 01' }],
});
export type ContactCreate = z.output<typeof ContactCreateSchema>;

export const ContactUpdateSchema = z
  .strictObject({ ...fields, name: fields.name.optional() })
  .refine((update) => Object.keys(update).length > 0, {
    error: `at least one of ${Object.keys(fields).join(', ')}`,
  })
  .meta({
    id: 'ContactUpdate',
    description: 'Fields to change. Omitted fields keep their values; `null` clears a field.',
    examples: [{ company: 'Northwind' }],
  });
export type ContactUpdate = z.output<typeof ContactUpdateSchema>;

export const UsedFieldSchema = z
  .object({
    name: z.string(),
    contacts: z.int().min(1).describe('Number of contacts with a value.'),
  })
  .meta({ id: 'UsedField', description: 'A custom field that contacts have, by its name.' });
export type UsedField = z.infer<typeof UsedFieldSchema>;
