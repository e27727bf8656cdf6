import type { TimelineEntry, TimelineKind } from '@concordia/contract/people';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { NEVER_DUE } from '../../../../database/never-due.js';
import { messageOf } from '../../../inbox/messages/message.row.js';
import { MessagesRepository } from '../../../inbox/messages/messages.repository.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ContactNotesRepository } from '../contact-notes.repository.js';
import { noteOf } from '../contact-rows.js';
import { TimelineRepository } from './timeline.repository.js';

const iso = (instant: number): string => new Date(instant).toISOString();
const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant));

interface TimelineSource {
  /** Newest first, after the cursor. */
  list(contactId: string, limit: number, after: Cursor | null): Promise<TimelineEntry[]>;
  count(contactId: string): Promise<number>;
}

/** All sources of a timeline. Each is read through an index that ends in (instant, id). */
@Injectable()
export class TimelineSources {
  readonly #all: Readonly<Record<TimelineKind, TimelineSource>>;

  constructor(
    private readonly rows: TimelineRepository,
    private readonly notes: ContactNotesRepository,
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

  /** @param kind omitted for all kinds. */
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
        const rows = await this.notes.list(contactId, limit, after);
        return rows.map((row) => ({ kind: 'note', id: row.id, at: iso(row.created_at), note: noteOf(row) }));
      },
    };
  }

  #ofTasks(): TimelineSource {
    return {
      count: (contactId) => this.people.count('tasks', contactId),
      list: async (contactId, limit, after) => {
        const rows = await this.rows.tasks(contactId, limit, after);
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
      count: (contactId) => this.rows.countMerges(contactId),
      list: async (contactId, limit, after) => {
        const rows = await this.rows.merges(contactId, limit, after);
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
        const rows = await this.rows.consents(contactId, limit, after);
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
