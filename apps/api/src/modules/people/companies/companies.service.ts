import type { Company, CompanyDetail, CompanyListQuery } from '@concordia/contract/people';
import { companyKeyOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { contactOf } from '../contact-records/contact.row.js';
import { pipelineSettings } from '../deals/deal-stages.repository.js';
import { DealsService } from '../deals/deals.service.js';
import { CompaniesRepository } from './companies.repository.js';
import { membersFrom } from './company-members.js';
import { groupCompanies } from './group-companies.js';

const SHOWN = 100;

@Injectable()
export class CompaniesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly companies: CompaniesRepository,
    private readonly deals: DealsService,
  ) {}

  async list({ q, limit }: CompanyListQuery): Promise<Company[]> {
    const wanted = q === undefined ? '' : companyKeyOf(q);
    return [...(await this.#all())]
      .filter(([key]) => key.includes(wanted))
      .slice(0, limit)
      .map(([, company]) => company);
  }

  async get(name: string): Promise<CompanyDetail> {
    const company = (await this.#all()).get(companyKeyOf(name));
    if (company === undefined) throw notFound('company');
    const people = await this.companies.people(name);
    const ids = people.map(({ id }) => id);
    const { items } = await this.deals.list({ company: name, limit: SHOWN });
    const { currency } = await pipelineSettings(this.db.read);
    return {
      ...company,
      currency,
      contacts: people.slice(0, SHOWN).map((row) => ({
        contact: contactOf(row),
        received: row.inbound_count,
        sent: row.outbound_count,
      })),
      members: membersFrom(await this.companies.members(ids)),
      conversations: await this.#conversations(ids),
      deals: items,
    };
  }

  async #all(): Promise<Map<string, Company>> {
    return groupCompanies(await this.companies.spellings(), await this.companies.deals());
  }

  async #conversations(contactIds: readonly string[]): Promise<CompanyDetail['conversations']> {
    const rows = await this.companies.conversations(contactIds);
    return rows.flatMap(({ id, channel, subject, contact_id, contact_name, message_count, last_message_at }) =>
      contact_id === null
        ? []
        : [
            {
              id,
              channel,
              subject,
              contact: { id: contact_id, name: contact_name },
              messageCount: message_count,
              lastMessageAt: new Date(last_message_at).toISOString(),
            },
          ],
    );
  }
}
