import type { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import type { PersonData } from '../../../platform/person-data/person-data.js';
import { tableOfPerson } from '../../../platform/person-data/person-table.repository.js';

/** Tasks about a person and messages queued for them, in erasure order. */
export const workWithPerson = (db: WorkspaceDatabase): readonly PersonData[] => [
  tableOfPerson(db, 'notifications', 'notification', ['kind', 'title', 'reason', 'channel', 'created_at', 'seen_at']),
  tableOfPerson(db, 'tasks', 'task', ['kind', 'title', 'note', 'due_at', 'state', 'done_at', 'created_at']),
  tableOfPerson(db, 'outbox', 'outbound_message', [
    'channel',
    'subject',
    'content',
    'state',
    'send_at',
    'left_at',
    'delivered_at',
    'read_at',
    'created_at',
  ]),
  tableOfPerson(db, 'engagement', 'engagement_event', ['provider', 'action', 'address', 'at']),
  tableOfPerson(db, 'outreach', 'outreach', ['results', 'created_at']),
];
