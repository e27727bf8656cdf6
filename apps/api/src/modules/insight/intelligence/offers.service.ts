import type { SaveOffer, SaveOfferCreate, SaveOfferUpdate } from '@concordia/contract/insight';
import { DEFAULT_MARGIN, DEFAULT_SAVE_OFFERS, defaultOfferId, type OfferTally } from '@concordia/domain/customers';
import { DEFAULT_HOLDOUT } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { strataOf } from './holdout-strata.js';
import { OffersRepository, type SaveOfferRow } from './offers.repository.js';

type Tally = SaveOffer & Pick<OfferTally, 'earned'>;

/** More would not help anyone, and the list is not paginated. */
const MOST = 50;

/** Save offers. A workspace uses the defaults until it changes one; then they are copied into it. */
@Injectable()
export class OffersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly offers: OffersRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<SaveOffer[]> {
    return (await this.tallies()).map(offerOf);
  }

  tallies(): Promise<Tally[]> {
    return this.#tallied(this.db.read);
  }

  create(words: SaveOfferCreate): Promise<SaveOffer> {
    return this.db.write(async (tx) => {
      const kept = await this.own(tx);
      if (kept.filter(({ is_removed }) => is_removed === 0).length >= MOST) {
        throw new DomainFailure(
          'conflict',
          'SAVE_OFFERS_FULL',
          `You can have at most ${MOST} save offers. Delete one first.`,
        );
      }
      const now = this.clock.now();
      const { windowDays: window_days, ...rest } = words;
      const id = this.ids.next();
      await this.offers.insertNew(tx, [{ id, ...rest, window_days, created_at: now, updated_at: now }]);
      return this.#one(tx, id);
    });
  }

  update(id: string, { windowDays, ...words }: SaveOfferUpdate): Promise<SaveOffer> {
    return this.db.write(async (tx) => {
      await this.known(tx, id);
      const values = { ...words, ...(windowDays !== undefined && { window_days: windowDays }) };
      await this.offers.update(tx, id, { ...values, updated_at: this.clock.now() });
      return this.#one(tx, id);
    });
  }

  remove(id: string): Promise<SaveOffer> {
    return this.db.write(async (tx) => {
      await this.known(tx, id);
      const removed = await this.#one(tx, id);
      await this.offers.update(tx, id, { is_removed: 1, updated_at: this.clock.now() });
      return removed;
    });
  }

  /** Stores the defaults if needed and returns the offer. @throws DomainFailure if there is none, or it was removed. */
  async known(tx: WorkspaceTransaction, id: string): Promise<SaveOfferRow> {
    const offer = (await this.own(tx)).find((one) => one.id === id && one.is_removed === 0);
    if (offer !== undefined) return offer;
    throw noOffer();
  }

  /** @throws DomainFailure if there is none, or it was removed. */
  async refuseUnknown(id: string): Promise<void> {
    const offers = await this.#present(this.db.read);
    if (!offers.some((one) => one.id === id && one.is_removed === 0)) throw noOffer();
  }

  /** The workspace's own offers, copied from the defaults if there are none. */
  async own(tx: WorkspaceTransaction): Promise<SaveOfferRow[]> {
    await this.offers.hold(tx);
    const kept = await this.offers.all(tx);
    if (kept.length > 0) return kept;
    await this.offers.insertNew(tx, this.#first());
    return this.offers.all(tx);
  }

  async #present(from: QuerySource): Promise<SaveOfferRow[]> {
    const kept = await this.offers.all(from);
    return kept.length > 0 ? kept : this.#first();
  }

  #first(): SaveOfferRow[] {
    const { workspaceId } = currentPrincipal();
    const now = this.clock.now();
    return DEFAULT_SAVE_OFFERS.map(({ windowDays, ...offer }, place) => ({
      ...offer,
      id: defaultOfferId(workspaceId, place),
      window_days: windowDays,
      margin: DEFAULT_MARGIN,
      holdout: DEFAULT_HOLDOUT,
      is_removed: 0,
      created_at: now + place,
      updated_at: now,
    }));
  }

  async #one(tx: WorkspaceTransaction, id: string): Promise<SaveOffer> {
    const offer = (await this.#tallied(tx)).find((one) => one.id === id);
    if (offer === undefined) throw noOffer();
    return offerOf(offer);
  }

  async #tallied(from: QuerySource): Promise<Tally[]> {
    const tallies = await this.offers.tallies(from);
    const earnings = await this.offers.earnings(from);
    const count = (id: string, isCounted: (state: string) => boolean) =>
      tallies.reduce(
        (sum, one) =>
          sum + (one.offer_id === id && one.arm !== 'held_out' && isCounted(one.state) ? Number(one.rows) : 0),
        0,
      );
    return (await this.#present(from))
      .filter(({ is_removed }) => is_removed === 0)
      .map(({ id, name, value, window_days, margin, holdout }) => ({
        id,
        name,
        value,
        windowDays: window_days,
        trials: count(id, (state) => state !== 'open'),
        accepted: count(id, (state) => state === 'accepted'),
        open: count(id, (state) => state === 'open'),
        heldOut: tallies.reduce(
          (sum, one) => sum + (one.offer_id === id && one.arm === 'held_out' ? Number(one.rows) : 0),
          0,
        ),
        margin,
        holdout,
        earned: strataOf(earnings.filter(({ offer_id }) => offer_id === id)),
      }));
  }
}

const offerOf = ({
  id,
  name,
  value,
  windowDays,
  margin,
  holdout,
  trials,
  accepted,
  open,
  heldOut,
}: Tally): SaveOffer => ({
  id,
  name,
  value,
  windowDays,
  margin,
  holdout,
  trials,
  accepted,
  open,
  heldOut,
});

const noOffer = (): DomainFailure =>
  new DomainFailure('not-found', 'SAVE_OFFER_NOT_FOUND', 'The save offer was not found.');
