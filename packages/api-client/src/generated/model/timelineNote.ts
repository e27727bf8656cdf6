/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactNote } from './contactNote';

/**
 * A note by a team member.
 */
export interface TimelineNote {
  kind: 'note';
  /** A UUID. */
  id: string;
  /** When it happened. */
  at: string;
  note: ContactNote;
}
