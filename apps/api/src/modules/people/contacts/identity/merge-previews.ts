import type { MergePreview, MergeRequest } from '@concordia/contract/people';
import { phoneText } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { contactOf } from '../../contact-records/contact.row.js';
import { byAlphabet, ContactDetailsService } from '../contact-details.service.js';
import { MergeSidesRepository } from './merge-sides.repository.js';
import { conflictsOf, mergedFields, mergedRow, mergedTags } from './merged-contact.js';

/** Previews a merge with the same rules that perform it. */
@Injectable()
export class MergePreviews {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly sides: MergeSidesRepository,
    private readonly details: ContactDetailsService,
    private readonly people: PersonDataRegistry,
  ) {}

  async preview({ keepId, otherId, choices = {} }: MergeRequest): Promise<MergePreview> {
    const [keep, other] = [await this.sides.find(this.db.read, keepId), await this.sides.find(this.db.read, otherId)];
    if (keep === undefined || other === undefined) throw notFound('contact');
    const [mine, theirs] = [await this.details.get(keepId), await this.details.get(otherId)];
    const row = mergedRow(keep, other, choices);
    const merged = {
      ...contactOf(row),
      phoneText: row.phone === null ? null : phoneText(row.phone),
      points: [...mine.points, ...theirs.points],
      tags: mergedTags(keep, other).sort(byAlphabet),
      customFields: mergedFields(keep, other),
      counts: {
        inbound: row.inbound_count,
        outbound: row.outbound_count,
        openTasks: mine.counts.openTasks + theirs.counts.openTasks,
        notes: mine.counts.notes + theirs.counts.notes,
      },
    };
    return {
      keep: contactOf(keep.row),
      other: contactOf(other.row),
      merged,
      conflicts: conflictsOf(keep, other, choices),
      moves: await this.#moves(otherId),
    };
  }

  async #moves(otherId: string): Promise<MergePreview['moves']> {
    const [messages = 0, conversations = 0, points = 0, notes = 0, tasks = 0] = await Promise.all(
      ['messages', 'conversations', 'points', 'notes', 'tasks'].map((kind) => this.people.count(kind, otherId)),
    );
    return { messages, conversations, points, notes, tasks };
  }
}
