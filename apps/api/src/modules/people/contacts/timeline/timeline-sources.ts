import type { TimelineEntry, TimelineKind } from '@concordia/contract/people';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { NEVER_DUE } from '../../../../database/never-due.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { messageOf } from '../../../inbox/messages/message.row.js';
import { MessagesRepository } from '../../../inbox/messages/messages.repository.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { NOTE_COLUMNS, noteOf } from '../contact-rows.js';
import { olderThan } from '../older-than.js';

const iso = (instant: number): string => new Date(instant).toISOString();
const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant));

/** One kind of what happens with a contact. */
interface TimelineSource {
  /** Newest first, from after a place. */
  list(contactId: string, limit: number, after: Cursor | null): Promise<TimelineEntry[]>;
  count(contactId: string): Promise<number>;
}

/** Everything that a timeline is put together from; each is read through an index that ends in (instant, id). */
@Injectable()
export class TimelineSources {
  readonly #all: Readonly<Record<TimelineKind, TimelineSource>>;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessagesRepository,
    private readonly contacts: ContactsRepository,
    private readonly people: PersonDataRegistry,
  ) {
    this.#all = {
      message: this.#ofMessages(),
      note: this.#ofNotes(),
      task: this.#ofTasks(),
      merge: this.#ofMerges(),
      consent: this.#ofConsents(),
    };
  }

  /** @param kind all of them, when it is left out. */
  of(kind?: TimelineKind): readonly TimelineSource[] {
    return kind === undefined ? Object.values(this.#all) : [this.#all[kind]];
  }

  #ofMessages(): TimelineSource {
    return {
      count: async (contactId) => (await this.contacts.messageCount(contactId)) ?? 0,
      list: async (contactId, limit, after) => {
        const rows = await this.messages.list({ contactId }, limit, after);
        return rows.map((row) => ({ kind: 'message', id: row.id, at: iso(row.sent_at), message: messageOf(row) }));
      },
    };
  }

  #ofNotes(): TimelineSource {
    return {
      count: (contactId) => this.people.count('notes', contactId),
      list: async (contactId, limit, after) => {
        const rows = await this.db.read
          .selectFrom('contact_note')
          .select(NOTE_COLUMNS)
          .where('contact_id', '=', contactId)
          .where(olderThan('contact_note.created_at', 'contact_note.id', after))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
        return rows.map((row) => ({ kind: 'note', id: row.id, at: iso(row.created_at), note: noteOf(row) }));
      },
    };
  }

  /** A contact has few enough tasks to sort them here: they are indexed by when they are due. */
  #ofTasks(): TimelineSource {
    return {
      count: (contactId) => this.people.count('tasks', contactId),
      list: async (contactId, limit, after) => {
        const rows = await this.db.read
          .selectFrom('task')
          .select(['id', 'kind', 'title', 'due_at', 'done_at', 'created_at'])
          .where('contact_id', '=', contactId)
          .where(olderThan('task.created_at', 'task.id', after))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
        return rows.map(({ id, kind, title, due_at, done_at, created_at }) => ({
          kind: 'task',
          id,
          at: iso(created_at),
          task: { title, type: kind, dueAt: due_at === NEVER_DUE ? null : iso(due_at), doneAt: isoOrNull(done_at) },
        }));
      },
    };
  }

  #ofMerges(): TimelineSource {
    return {
      count: async (contactId) => {
        const row = await this.db.read
          .selectFrom('contact_merge')
          .select((eb) => eb.fn.countAll<number | string>().as('merges'))
          .where('kept_id', '=', contactId)
          .executeTakeFirst();
        return Number(row?.merges ?? 0);
      },
      list: async (contactId, limit, after) => {
        const rows = await this.db.read
          .selectFrom('contact_merge')
          .select(['id', 'other_name', 'created_at', 'undone_at'])
          .where('kept_id', '=', contactId)
          .where(olderThan('contact_merge.created_at', 'contact_merge.id', after))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
        return rows.map(({ id, other_name, created_at, undone_at }) => ({
          kind: 'merge',
          id,
          at: iso(created_at),
          merge: { otherName: other_name, undoneAt: isoOrNull(undone_at) },
        }));
      },
    };
  }

  #ofConsents(): TimelineSource {
    return {
      count: (contactId) => this.people.count('consents', contactId),
      list: async (contactId, limit, after) => {
        const rows = await this.db.read
          .selectFrom('consent_change')
          .select(['id', 'channel', 'handle', 'previous', 'consent', 'source', 'created_at'])
          .where('contact_id', '=', contactId)
          .where(olderThan('consent_change.created_at', 'consent_change.id', after))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
        return rows.map(({ id, created_at, ...change }) => ({
          kind: 'consent',
          id,
          at: iso(created_at),
          change,
        }));
      },
    };
  }
}
