import type { MessageListQuery } from '@concordia/contract/inbox';
import { encodeCursor } from '@concordia/domain';
import { readSearch } from '@concordia/domain/message-query';
import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import { Clock } from '../../../common/clock.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { accountsNamed } from '../../channels/connections/account-names.repository.js';
import { PeopleFilter } from '../../insight/selector-search/people-filter.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { projectsNamed } from '../projects/project-names.repository.js';
import type { MessageRow } from './message.row.js';
import { MessageSearch } from './message-search.js';
import { MessageTotals } from './message-totals.js';
import { MessagesRepository } from './messages.repository.js';
import { partsOf } from './searched-messages.js';

type Wanted = MessageListQuery & { readonly open?: boolean | undefined; readonly contactId?: string | undefined };

const instantOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

/** Finds messages by search and filters, newest first. */
@Injectable()
export class MessageFinder {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly search: MessageSearch,
    private readonly totals: MessageTotals,
    private readonly people: PeopleFilter,
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  async page<Item>({ limit, cursor, ...query }: Wanted, itemOf: (row: MessageRow) => Item): Promise<Page<Item>> {
    const { terms, filter } = await this.#read(query);
    const after = cursorOf({ cursor });
    if (terms.length > 0) {
      const found = await this.search.find(terms, filter, limit, after);
      const page = pageFrom(found.rows, limit, found.total, placeOf, itemOf);
      const stopped = found.stoppedAt === null ? null : encodeCursor(found.stoppedAt);
      return { ...page, totalIsMinimum: found.totalIsMinimum, nextCursor: page.nextCursor ?? stopped };
    }
    const sized = await this.totals.weighed(await this.messages.sized(filter));
    const rows = await this.messages.list(sized, limit + 1, after);
    const { total, totalIsMinimum } = await this.totals.of(sized, after === null && rows.length <= limit ? rows : null);
    return { ...pageFrom(rows, limit, total, placeOf, itemOf), totalIsMinimum };
  }

  /** Those of the given messages that pass the filters and the operators of the search; its plain words do not count. In no order. */
  async among(query: Omit<MessageListQuery, 'limit' | 'cursor'>, ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return [];
    const { filter } = await this.#read(query);
    const eb = expressionBuilder<ScopedTables, 'message'>();
    const listed = eb('message.id', 'in', [...ids]);
    const also = filter.also === undefined ? listed : eb.and([filter.also, listed]);
    return this.messages.list({ ...filter, also }, ids.length, null);
  }

  async #read({ q, from, to, people, open = false, ...rest }: Omit<Wanted, 'limit' | 'cursor'>) {
    const contactIds = people === undefined ? undefined : await this.people.contacts(people);
    const { query } = readSearch(q ?? '');
    const { terms, also } = await partsOf(query, {
      kind: this.db.kind,
      people: this.people,
      projectsNamed: (words) => projectsNamed(this.db.read, words),
      accountsNamed: (words) => accountsNamed(this.db.read, words),
      timeZone: async () => (await workspaceSettings(this.db.read)).time_zone,
      now: this.clock.now(),
      open,
    });
    return { terms, filter: { ...rest, contactIds, from: instantOf(from), to: instantOf(to), also } };
  }
}

export const placeOf = (row: MessageRow) => ({ at: row.sent_at, id: row.id });
