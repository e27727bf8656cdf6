import type { Audience } from '@concordia/contract/delivery';
import { ViewQuerySchema } from '@concordia/contract/inbox';
import { contactSearchTerms, searchTerms } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { DomainFailure, notFound } from '../../../../common/domain-failure.js';
import { ftsQuery, tsquery } from '../../../../database/search-rows.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { type MessageFilter, messageCondition } from '../../../inbox/messages/message-filter.js';
import { PeopleFilter } from '../../../insight/selector-search/people-filter.js';

export interface AudienceMember {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
}

@Injectable()
export class AudienceRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly people: PeopleFilter,
  ) {}

  /** @throws DomainFailure `not-found` if the view or label does not exist. */
  async refuseUnknown({ viewId, projectId }: Audience): Promise<void> {
    if (viewId !== undefined) await this.#view(viewId);
    if (projectId === undefined) return;
    const found = await this.db.read.selectFrom('project').select('id').where('id', '=', projectId).executeTakeFirst();
    if (found === undefined) throw notFound('project');
  }

  /** @throws DomainFailure `conflict` if segments are requested but were never computed. */
  async refuseUnsegmented({ segments }: Audience): Promise<void> {
    if (segments.length === 0) return;
    const some = await this.db.read.selectFrom('customer_score').select('contact_id').limit(1).executeTakeFirst();
    if (some !== undefined) return;
    const reason = 'Customers are not segmented yet. Run the segmentation under AI Insights first.';
    throw new DomainFailure('conflict', 'NO_SEGMENTS', reason);
  }

  async count(audience: Audience): Promise<number> {
    const query = (await this.#members(audience)).select((eb) => eb.fn.countAll<number | string>().as('rows'));
    return Number((await query.executeTakeFirst())?.rows ?? 0);
  }

  /** Members ordered by id, starting after `after`. */
  async some(audience: Audience, limit: number, after: string | null): Promise<AudienceMember[]> {
    const members = await this.#members(audience);
    const query = members.select(['contact.id', 'contact.name', 'contact.company']).orderBy('contact.id').limit(limit);
    return (after === null ? query : query.where('contact.id', '>', after)).execute();
  }

  async #members({ segments, q, viewId, projectId }: Audience) {
    let query = this.db.read.selectFrom('contact');
    if (segments.length > 0) {
      const inSegments = this.db.read
        .selectFrom('customer_score')
        .select('customer_score.contact_id')
        .where('customer_score.segment', 'in', [...segments]);
      query = query.where('contact.id', 'in', inSegments);
    }
    if (q !== undefined) query = query.where('contact.id', 'in', this.#found(q));
    if (viewId !== undefined) {
      const { people, ...view } = await this.#view(viewId);
      const contactIds = people === undefined ? undefined : await this.people.contacts(people);
      query = query.where('contact.id', 'in', this.#writers({ ...view, contactIds }));
    }
    if (projectId !== undefined) {
      const labelled = this.db.read
        .selectFrom('conversation_project')
        .innerJoin('conversation', 'conversation.id', 'conversation_project.conversation_id')
        .select('conversation.contact_id')
        .where('conversation_project.project_id', '=', projectId)
        .where('conversation.contact_id', 'is not', null);
      query = query.where('contact.id', 'in', labelled);
    }
    return query;
  }

  async #view(id: string): Promise<ViewQuery> {
    const row = await this.db.read
      .selectFrom('saved_view')
      .select('query')
      .where('id', '=', id)
      .where('kind', '=', 'messages')
      .executeTakeFirst();
    if (row === undefined) throw notFound('view');
    return ViewQuerySchema.parse(JSON.parse(row.query));
  }

  #found(q: string) {
    const terms = contactSearchTerms(q);
    if (this.db.kind === 'postgresql') {
      return this.db.read
        .selectFrom('contact_fts_entry')
        .select('contact_fts_entry.contact_id')
        .where(
          terms.length === 0
            ? sql<SqlBool>`true`
            : sql<SqlBool>`contact_fts_entry.vector @@ ${tsquery(terms)}::tsquery`,
        );
    }
    const entries = this.db.read.selectFrom('contact_fts_entry').select('contact_fts_entry.contact_id');
    if (terms.length === 0) return entries;
    const places = this.db.read
      .selectFrom('contact_fts')
      .select('contact_fts.rowid')
      .where(sql<SqlBool>`contact_fts match ${ftsQuery(terms)}`);
    return entries.where('contact_fts_entry.place', 'in', places);
  }

  #writers({ q, ...filter }: Shown) {
    const query = this.db.read
      .selectFrom('message')
      .select('message.contact_id')
      .where('message.contact_id', 'is not', null)
      .where('message.direction', '=', 'inbound')
      .where(messageCondition(filter, this.db.kind, (name) => sql.val(filterValue(filter, name))));
    const terms = q === undefined ? [] : searchTerms(q);
    if (terms.length === 0) return query;
    if (this.db.kind === 'postgresql') {
      const found = this.db.read
        .selectFrom('message_fts_words')
        .select('message_fts_words.message_id')
        .where(sql<SqlBool>`message_fts_words.words @@ ${tsquery(terms)}::tsquery`);
      return query.where('message.id', 'in', found);
    }
    const places = this.db.read
      .selectFrom('message_fts')
      .select('message_fts.rowid')
      .where(sql<SqlBool>`message_fts match ${ftsQuery(terms)}`);
    const found = this.db.read
      .selectFrom('message_fts_place')
      .select('message_fts_place.message_id')
      .where('message_fts_place.place', 'in', places);
    return query.where('message.id', 'in', found);
  }
}

type ViewQuery = z.output<typeof ViewQuerySchema>;

/** A view's filter with its people resolved to contacts. */
type Shown = Omit<ViewQuery, 'people'> & Pick<MessageFilter, 'contactIds'>;

type Filter = Omit<Shown, 'q'>;

const filterValue = (filter: Filter, name: string): string => {
  if (name === 'channel') return filter.channel ?? '';
  if (name === 'projectId') return filter.projectId ?? '';
  return name === 'assigneeId' ? (filter.assigneeId ?? '') : '';
};
