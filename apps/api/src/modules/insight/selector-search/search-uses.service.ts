import type { View } from '@concordia/contract/inbox';
import type { SearchNamed, SearchSegment } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { ViewsService } from '../../inbox/views/views.service.js';
import { NodeFinder } from './node-finder.js';
import { queryOf } from './query-text.js';
import { SegmentsRepository } from './segments.repository.js';
import { chunks } from './selector-search.repository.js';

/** Maximum contacts per segment; tags are written in batches of one thousand. */
const MOST_IN_SEGMENT = 10_000;

const MOST_TAGS = 30;

/** Turns a search into a view of the board or a tag on the contacts it finds. */
@Injectable()
export class SearchUsesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly nodes: NodeFinder,
    private readonly segments: SegmentsRepository,
    private readonly views: ViewsService,
    private readonly contactIndex: ContactSearchIndex,
    private readonly clock: Clock,
  ) {}

  asView({ name, query }: SearchNamed): Promise<View> {
    queryOf(query);
    return this.views.create({ name, query: { people: query } });
  }

  async asSegment({ name, query }: SearchNamed): Promise<SearchSegment> {
    const parsed = queryOf(query);
    const contacts = await this.nodes.contacts(parsed, MOST_IN_SEGMENT + 1, this.clock.now());
    if (contacts.length === 0) throw nobody();
    if (contacts.length > MOST_IN_SEGMENT) throw tooMany();
    let tagged = 0;
    let added = 0;
    for (const some of chunks(contacts)) {
      const done = await this.db.write((tx) => this.#tag(tx, some, name));
      tagged += done.tagged;
      added += done.added;
    }
    return { tag: name, contacts: tagged, added };
  }

  /** Skips contacts that have the maximum number of tags and those deleted meanwhile. */
  async #tag(tx: WorkspaceTransaction, contactIds: readonly string[], tag: string) {
    const there = await this.segments.present(tx, contactIds);
    const tags = await this.segments.tags(tx, contactIds);
    const tagsOf = Map.groupBy(tags, ({ contact_id: id }) => id);
    const has = (id: string): boolean =>
      (tagsOf.get(id) ?? []).some((one) => one.tag.toLowerCase() === tag.toLowerCase());
    const before = there.filter(({ id }) => has(id)).length;
    const rows = there
      .filter(({ id }) => !has(id) && (tagsOf.get(id) ?? []).length < MOST_TAGS)
      .map(({ id }) => ({ contact_id: id, tag }));
    if (rows.length > 0) {
      await this.segments.addTags(tx, rows);
      await this.contactIndex.putAll(
        tx,
        rows.map(({ contact_id: id }) => id),
      );
    }
    return { tagged: before + rows.length, added: rows.length };
  }
}

const nobody = (): DomainFailure =>
  new DomainFailure('conflict', 'NOBODY_FOUND', 'This search finds no contacts. Change the query.');

const tooMany = (): DomainFailure =>
  new DomainFailure(
    'conflict',
    'SEGMENT_TOO_LARGE',
    `This search finds more than ${MOST_IN_SEGMENT.toLocaleString('en')} contacts. Narrow it down.`,
  );
