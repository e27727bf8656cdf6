import { identityKeys } from '@concordia/domain';
import { traitsOf, type World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

type Rows = {
  readonly [Name in
    | 'contact_note'
    | 'consent_change'
    | 'contact_tag'
    | 'contact_profile'
    | 'merge_suggestion'
    | 'identity_key'
    | 'erasure']: Insertable<ScopedTables[Name]>[];
};

export function peopleRows({ contacts, messages, people }: World): Rows {
  return {
    contact_note: people.notes.map((note) => ({
      id: note.id,
      contact_id: note.contactId,
      text: note.text,
      created_at: note.createdAt,
      updated_at: note.updatedAt,
    })),
    consent_change: people.consents.map(({ contactId, createdAt, ...change }) => ({
      ...change,
      contact_id: contactId,
      created_at: createdAt,
    })),
    contact_tag: Object.entries(people.tags).flatMap(([contact_id, tags]) => tags.map((tag) => ({ contact_id, tag }))),
    contact_profile: Object.entries(people.fields).map(([contact_id, fields]) => ({
      contact_id,
      custom_fields: JSON.stringify(fields),
    })),
    merge_suggestion: people.suggestions.map((pair) => ({
      id: pair.id,
      one_id: pair.oneId,
      other_id: pair.otherId,
      score: pair.score,
      evidence: JSON.stringify(pair.evidence),
      created_at: pair.createdAt,
    })),
    identity_key: contacts.flatMap((contact) =>
      identityKeys(traitsOf(contact, people.points, messages)).map((key) => ({ key, contact_id: contact.id })),
    ),
    erasure: people.erasures.map((erasure) => ({
      id: erasure.id,
      state: 'done',
      contact_id: null,
      messages_erased: erasure.messages,
      files_erased: erasure.files,
      points_erased: erasure.points,
      notes_erased: erasure.notes,
      other_erased: erasure.other,
      created_at: erasure.createdAt,
      finished_at: erasure.createdAt,
    })),
  };
}
