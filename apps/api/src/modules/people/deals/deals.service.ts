import type { Deal, DealListQuery, DealUpdate, NewDeal } from '@concordia/contract/people';
import { companyKeyOf, isClosedStage } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type DealRow, dealOf, placeOfDeal } from './deal.row.js';
import { DealLinksRepository } from './deal-links.repository.js';
import { pipelineSettings } from './deal-stages.repository.js';
import { DealsRepository } from './deals.repository.js';

@Injectable()
export class DealsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly deals: DealsRepository,
    private readonly links: DealLinksRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(query: DealListQuery): Promise<Page<Deal>> {
    const company = query.company === undefined ? undefined : await this.deals.companyNames(query.company);
    const filter = { ...query, company };
    const rows = await this.deals.list(filter, query.limit + 1, cursorOf(query));
    const links = await this.links.of(rows.map(({ id }) => id));
    const total = await this.deals.count(filter);
    return pageFrom(rows, query.limit, total, placeOfDeal, (row) => dealOf(row, links.get(row.id) ?? []));
  }

  async get(dealId: string): Promise<Deal> {
    const row = await this.deals.find(dealId);
    if (row === undefined) throw notFound('deal');
    return this.#whole(row);
  }

  create(deal: NewDeal): Promise<Deal> {
    return this.db.write(async (tx) => {
      const stage = await this.#stage(tx, deal.stage);
      await this.#contact(tx, deal.contactId);
      const now = this.clock.now();
      const id = this.ids.next();
      await this.deals.insert(tx, {
        id,
        contact_id: deal.contactId,
        title: deal.title,
        value: deal.value,
        stage,
        ...companyColumns(deal.company),
        expected_on: deal.expectedOn,
        note: deal.note,
        closed_at: isClosedStage(stage) ? this.#past(deal.closedAt, 'closedAt') : 0,
        created_at: this.#past(deal.openedAt, 'openedAt'),
      });
      for (const [at, conversationId] of deal.conversationIds.entries()) {
        await this.#conversation(tx, conversationId);
        await this.links.link(tx, id, conversationId, now + at);
      }
      return this.#whole(await this.#hold(tx, id), tx);
    });
  }

  update(dealId: string, update: DealUpdate): Promise<Deal> {
    return this.db.write(async (tx) => {
      const before = await this.#hold(tx, dealId);
      if (update.contactId !== undefined) await this.#contact(tx, update.contactId);
      const stage = update.stage === undefined ? before.stage : await this.#stage(tx, update.stage);
      await this.deals.update(tx, dealId, {
        stage,
        closed_at: this.#closedAt(before, stage, update.closedAt),
        ...(update.title !== undefined && { title: update.title }),
        ...(update.contactId !== undefined && { contact_id: update.contactId }),
        ...(update.company !== undefined && companyColumns(update.company)),
        ...(update.value !== undefined && { value: update.value }),
        ...(update.expectedOn !== undefined && { expected_on: update.expectedOn }),
        ...(update.note !== undefined && { note: update.note }),
      });
      return this.#whole(await this.#hold(tx, dealId), tx);
    });
  }

  /** @returns what was deleted, from which `create` makes it again. */
  delete(dealId: string): Promise<Deal> {
    return this.db.write(async (tx) => {
      const deal = await this.#whole(await this.#hold(tx, dealId), tx);
      await this.deals.delete(tx, dealId);
      return deal;
    });
  }

  link(dealId: string, conversationId: string): Promise<Deal> {
    return this.db.write(async (tx) => {
      const row = await this.#hold(tx, dealId);
      await this.#conversation(tx, conversationId);
      await this.links.link(tx, dealId, conversationId, this.clock.now());
      return this.#whole(row, tx);
    });
  }

  unlink(dealId: string, conversationId: string): Promise<Deal> {
    return this.db.write(async (tx) => {
      const row = await this.#hold(tx, dealId);
      await this.links.unlink(tx, dealId, conversationId);
      return this.#whole(row, tx);
    });
  }

  async #whole(row: DealRow, reader: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read): Promise<Deal> {
    return dealOf(row, (await this.links.of([row.id], reader)).get(row.id) ?? []);
  }

  async #hold(tx: WorkspaceTransaction, dealId: string): Promise<DealRow> {
    const row = await this.deals.hold(tx, dealId);
    if (row === undefined) throw notFound('deal');
    return row;
  }

  async #contact(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    if (!(await this.deals.isContact(tx, contactId))) throw notFound('contact');
  }

  async #conversation(tx: WorkspaceTransaction, conversationId: string): Promise<void> {
    if (!(await this.links.isConversation(tx, conversationId))) throw notFound('conversation');
  }

  async #stage(tx: WorkspaceTransaction, wanted: string | undefined): Promise<string> {
    const { stages } = await pipelineSettings(tx);
    if (wanted === undefined) return stages[0].id;
    if (isClosedStage(wanted) || stages.some(({ id }) => id === wanted)) return wanted;
    throw new DomainFailure(
      'invalid',
      'DEAL_STAGE_UNKNOWN',
      'The workspace has no such stage. Choose one of its stages.',
      [{ field: 'body.stage', expected: [...stages.map(({ id }) => id), 'won', 'lost'].join(', '), received: wanted }],
    );
  }

  /** A deal that stays won, or lost, keeps its day unless another is given. */
  #closedAt(before: DealRow, stage: string, given: string | undefined): number {
    if (!isClosedStage(stage)) return 0;
    if (given === undefined && before.stage === stage) return before.closed_at;
    return this.#past(given, 'closedAt');
  }

  /** @param given an instant; now if omitted. */
  #past(given: string | undefined, field: string): number {
    const now = this.clock.now();
    const at = given === undefined ? now : Date.parse(given);
    if (at <= now) return at;
    throw new DomainFailure('invalid', 'DEAL_IN_FUTURE', 'The date is in the future. Enter a date that has passed.', [
      { field: `body.${field}`, expected: 'an instant that has passed', received: given ?? '' },
    ]);
  }
}

const companyColumns = (company: string | null) => ({
  company,
  company_key: company === null ? null : companyKeyOf(company),
});
