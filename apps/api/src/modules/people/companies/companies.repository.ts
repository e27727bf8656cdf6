import { CLOSED_STAGES, companyKeyOf, companySortRange } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { keyChunks } from '../../../database/in-chunks.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../contact-records/contact.row.js';

const LATEST = 20;

@Injectable()
export class CompaniesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Contacts by the spelling of their company. */
  spellings() {
    return this.db.read
      .selectFrom('contact')
      .select((eb) => [
        'company',
        eb.fn.countAll<number | string>().as('people'),
        eb.fn.max<number | string>('last_message_at').as('last_message_at'),
      ])
      .where('company', 'is not', null)
      .groupBy('company')
      .execute();
  }

  /** Deals by the spelling of their own company, or else that of their contact. */
  deals() {
    const { read } = this.db;
    const named = read
      .selectFrom('deal')
      .innerJoin('contact', 'contact.id', 'deal.contact_id')
      .select((eb) => [
        eb.fn.coalesce('deal.company', 'contact.company').as('at'),
        eb
          .case()
          .when('deal.stage', 'in', [...CLOSED_STAGES])
          .then(eb.ref('deal.stage'))
          .else('open')
          .end()
          .as('state'),
        'deal.value',
      ]);
    return read
      .selectFrom(named.as('named'))
      .select((eb) => [
        'named.at as company',
        'named.state',
        eb.fn.countAll<number | string>().as('count'),
        eb.fn.sum<number | string>('named.value').as('value'),
      ])
      .groupBy(['named.at', 'named.state'])
      .execute();
  }

  /** Contacts at the company, the most recent first. Found by their sort key, which is cut: the rest of the name is compared here. */
  async people(company: string) {
    const { from, until } = companySortRange(company);
    const rows = await this.db.read
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id')
      .select(CONTACT_COLUMNS)
      .select(['contact.inbound_count', 'contact.outbound_count'])
      .where('contact_fts_entry.company_key', '>=', from)
      .where('contact_fts_entry.company_key', '<', until)
      .orderBy('contact.last_message_at', 'desc')
      .orderBy('contact.id', 'desc')
      .execute();
    const key = companyKeyOf(company);
    return rows.filter((row) => row.company !== null && companyKeyOf(row.company) === key);
  }

  /** The newest of these contacts' conversations. */
  async conversations(contactIds: readonly string[]) {
    const latest = [];
    for (const ids of keyChunks(contactIds)) latest.push(...(await this.#conversationsOf(ids)));
    return latest
      .sort((one, other) => other.last_message_at - one.last_message_at || (one.id < other.id ? 1 : -1))
      .slice(0, LATEST);
  }

  #conversationsOf(contactIds: readonly string[]) {
    return this.db.read
      .selectFrom('conversation')
      .innerJoin('contact', 'contact.id', 'conversation.contact_id')
      .select([
        'conversation.id',
        'conversation.channel',
        'conversation.subject',
        'conversation.contact_id',
        'contact.name as contact_name',
        'conversation.message_count',
        'conversation.last_message_at',
      ])
      .where('conversation.contact_id', 'in', [...contactIds])
      .where('conversation.message_count', '>', 0)
      .orderBy('conversation.last_message_at', 'desc')
      .orderBy('conversation.id', 'desc')
      .limit(LATEST)
      .execute();
  }

  /** Conversations with these contacts, by the member they are assigned to; a member has several rows where the contacts are many. */
  async members(contactIds: readonly string[]) {
    const rows = [];
    for (const ids of keyChunks(contactIds)) rows.push(...(await this.#membersOf(ids)));
    return rows;
  }

  #membersOf(contactIds: readonly string[]) {
    return this.db.read
      .selectFrom('conversation')
      .leftJoin('member', 'member.id', 'conversation.assignee_id')
      .select((eb) => [
        'member.id',
        'member.name',
        eb.fn.count<number | string>('conversation.contact_id').distinct().as('people'),
        eb.fn.countAll<number | string>().as('conversations'),
        eb.fn.sum<number | string>('conversation.message_count').as('messages'),
      ])
      .where('conversation.contact_id', 'in', [...contactIds])
      .where('conversation.message_count', '>', 0)
      .groupBy(['member.id', 'member.name'])
      .execute();
  }
}
