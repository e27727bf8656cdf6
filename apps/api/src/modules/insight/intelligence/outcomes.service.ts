import type { PageQuery } from '@concordia/contract';
import type { OfferOutcome, OfferOutcomeCreate, OfferOutcomeUpdate } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { armOf, holdoutChance, isBeyondUsual, usualPurchases } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { SaveOfferRow } from './offers.repository.js';
import { OffersService } from './offers.service.js';
import { OutcomesRepository } from './outcomes.repository.js';

/** Ids per statement. */
const BATCH = 500;

/** Noted with its outcome, nothing is drawn. */
const UNASSIGNED = { arm: null, holdout: null } as const;

type OutcomeRow = NonNullable<Awaited<ReturnType<OutcomesRepository['find']>>>;

@Injectable()
export class OutcomesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly outcomes: OutcomesRepository,
    private readonly offers: OffersService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(offerId: string, query: PageQuery): Promise<Page<OfferOutcome>> {
    await this.offers.refuseUnknown(offerId);
    const rows = await this.outcomes.list(offerId, query.limit + 1, cursorOf(query));
    const total = await this.outcomes.count(offerId);
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.made_at, id: row.id }), outcomeOf);
  }

  create(offerId: string, { contactId, state }: OfferOutcomeCreate): Promise<OfferOutcome> {
    return this.db.write(async (tx) => {
      const offer = await this.offers.known(tx, offerId);
      if (!(await this.outcomes.hasContact(tx, contactId))) throw notFound('contact');
      if ((await this.outcomes.openOf(tx, offerId, contactId)) !== undefined) {
        const said = 'This offer was already made to this contact and is still open.';
        throw new DomainFailure('conflict', 'OFFER_STILL_OPEN', said);
      }
      const made_at = this.clock.now();
      const id = this.ids.next();
      await this.outcomes.insert(tx, {
        id,
        offer_id: offerId,
        contact_id: contactId,
        made_at,
        ends_at: made_at + offer.window_days * DAY,
        ...decided(state, made_at),
        ...(state === 'open' ? await this.#assign(tx, offer, contactId) : UNASSIGNED),
      });
      return outcomeOf(await this.#known(tx, offerId, id));
    });
  }

  update(offerId: string, id: string, { state }: OfferOutcomeUpdate): Promise<OfferOutcome> {
    return this.db.write(async (tx) => {
      await this.offers.known(tx, offerId);
      const { arm } = await this.#known(tx, offerId, id);
      if (arm === 'held_out') {
        const said = 'This customer is held out for comparison, so there is no outcome to set.';
        throw new DomainFailure('conflict', 'OFFER_HELD_OUT', said);
      }
      await this.outcomes.update(tx, id, decided(state, this.clock.now()));
      return outcomeOf(await this.#known(tx, offerId, id));
    });
  }

  /** Decides open offers: accepted if the contact bought more than usual within the window, expired after it. */
  async settle(): Promise<void> {
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      const taken = (await this.outcomes.openBuyers(tx)).filter(({ within, before, made_at, ends_at }) =>
        isBeyondUsual(Number(within), usualPurchases(Number(before), (ends_at - made_at) / DAY)),
      );
      for (let start = 0; start < taken.length; start += BATCH) {
        const ids = taken.slice(start, start + BATCH).map(({ id }) => id);
        await this.outcomes.accept(tx, ids, now);
      }
      await this.outcomes.expire(tx, now);
      await this.outcomes.noteEarnings(tx, now);
    });
  }

  /** Whether the offer is made is drawn from the ids, so that nobody chooses. Once drawn it stays, also when the share changes. */
  async #assign(tx: WorkspaceTransaction, offer: SaveOfferRow, contactId: string) {
    const { workspaceId } = currentPrincipal();
    const before = await this.outcomes.assignmentOf(tx, offer.id, contactId);
    return {
      arm: armOf(before?.arm ?? null, holdoutChance(workspaceId, contactId), offer.holdout),
      holdout: before?.holdout ?? offer.holdout,
    };
  }

  async #known(tx: WorkspaceTransaction, offerId: string, id: string): Promise<OutcomeRow> {
    const row = await this.outcomes.find(tx, id);
    if (row !== undefined && row.offer_id === offerId) return row;
    throw new DomainFailure('not-found', 'OFFER_OUTCOME_NOT_FOUND', 'The outcome was not found for this offer.');
  }
}

const decided = (state: OfferOutcomeUpdate['state'], now: number) =>
  state === 'open'
    ? ({ state, decided_by: null, decided_at: null } as const)
    : ({ state, decided_by: 'person', decided_at: now } as const);

const iso = (instant: number): string => new Date(instant).toISOString();

const outcomeOf = (row: OutcomeRow): OfferOutcome => ({
  id: row.id,
  offerId: row.offer_id,
  contactId: row.contact_id,
  contactName: row.name,
  state: row.state,
  decidedBy: row.decided_by,
  madeAt: iso(row.made_at),
  endsAt: iso(row.ends_at),
  decidedAt: row.decided_at === null ? null : iso(row.decided_at),
  arm: row.arm,
});
