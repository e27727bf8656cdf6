import { type ContactNote, type ContactPoint, type CustomField, CustomFieldSchema } from '@concordia/contract/people';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ScopedTables } from '../../../database/tables.js';

const FieldsSchema = z.array(CustomFieldSchema);

export const customFieldsOf = (json: string | undefined): CustomField[] =>
  json === undefined ? [] : FieldsSchema.parse(JSON.parse(json));

type PointRow = Omit<Selectable<ScopedTables['contact_point']>, 'created_at'>;

export const pointOf = (row: PointRow): ContactPoint => ({
  id: row.id,
  channel: row.channel,
  handle: row.handle,
  displayName: row.display_name,
  consent: row.consent,
  consentAt: row.consent_at === null ? null : new Date(row.consent_at).toISOString(),
  consentSource: row.consent_source,
});

export const noteOf = (row: Selectable<ScopedTables['contact_note']>): ContactNote => ({
  id: row.id,
  contactId: row.contact_id,
  text: row.text,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});

export const NOTE_COLUMNS = ['id', 'contact_id', 'text', 'created_at', 'updated_at'] as const;
