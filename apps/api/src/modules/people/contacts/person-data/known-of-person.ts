import type { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import type { PersonData } from '../../../platform/person-data/person-data.js';
import { tableOfPerson } from '../../../platform/person-data/person-table.repository.js';

/** Data about a person other than conversations, in erasure order. */
export const knownOfPerson = (db: WorkspaceDatabase): readonly PersonData[] => [
  tableOfPerson(db, 'notes', 'contact_note', ['text', 'created_at', 'updated_at']),
  tableOfPerson(db, 'consents', 'consent_change', ['channel', 'handle', 'previous', 'consent', 'source', 'created_at']),
  tableOfPerson(db, 'points', 'contact_point', [
    'channel',
    'handle',
    'display_name',
    'consent',
    'consent_at',
    'consent_source',
    'created_at',
  ]),
];
