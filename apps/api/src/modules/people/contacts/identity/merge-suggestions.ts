import type { PageQuery } from '@concordia/contract';
import type { MergeSuggestion } from '@concordia/contract/people';
import { STRONG_SCORE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../common/domain-failure.js';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { contactOf } from '../../contact-records/contact.row.js';
import { MergeSuggestionsRepository, type SuggestionRow } from './merge-suggestions.repository.js';

@Injectable()
export class MergeSuggestions {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly suggestions: MergeSuggestionsRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<MergeSuggestion>> {
    const rows = await this.suggestions.list(query.limit + 1, cursorOf(query));
    const total = await this.suggestions.count();
    const page = pageFrom(
      rows,
      query.limit,
      total,
      (row) => ({ at: row.score, id: row.id }),
      (row) => row,
    );
    return { ...page, items: await this.#of(page.items) };
  }

  /** Records that the pair is two people. */
  async dismiss(suggestionId: string): Promise<MergeSuggestion> {
    const row = await this.db.write(async (tx) => {
      const found = await this.suggestions.dismiss(tx, suggestionId);
      if (found === undefined) throw notFound('suggestion');
      return found;
    });
    const [suggestion] = await this.#of([row]);
    if (suggestion === undefined) throw notFound('suggestion');
    return suggestion;
  }

  async #of(rows: readonly SuggestionRow[]): Promise<MergeSuggestion[]> {
    const contacts = await this.#contacts(rows.flatMap(({ one_id, other_id }) => [one_id, other_id]));
    return rows.flatMap(({ id, one_id, other_id, score, evidence, created_at }): MergeSuggestion[] => {
      const [one, other] = [contacts.get(one_id), contacts.get(other_id)];
      if (one === undefined || other === undefined) return [];
      const strength = score >= STRONG_SCORE ? 'strong' : 'possible';
      const createdAt = new Date(created_at).toISOString();
      return [{ id, one, other, score, strength, evidence: JSON.parse(evidence), createdAt }];
    });
  }

  async #contacts(ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, MergeSuggestion['one']>();
    const rows = await this.suggestions.contacts(ids);
    return new Map(rows.map((row) => [row.id, contactOf(row)]));
  }
}
