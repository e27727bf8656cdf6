import { type Earnings, type HoldoutStratum, NO_EARNINGS, type OfferArm } from '@concordia/domain/experiments';

interface EarningsRow {
  readonly arm: OfferArm | null;
  /** The share at which these customers were drawn. */
  readonly holdout: number | null;
  readonly customers: number | string;
  readonly total: number | string;
  readonly squares: number | string;
}

/** One stratum for each share that an offer has had. */
export function strataOf(rows: readonly EarningsRow[]): HoldoutStratum[] {
  const shares = [...new Set(rows.map(({ holdout }) => holdout))];
  return shares.map((share) => {
    const of = (arm: OfferArm) => earningsOf(rows.find((row) => row.holdout === share && row.arm === arm));
    return { offered: of('offered'), heldOut: of('held_out') };
  });
}

const earningsOf = (row: EarningsRow | undefined): Earnings =>
  row === undefined
    ? NO_EARNINGS
    : { customers: Number(row.customers), total: Number(row.total), squares: Number(row.squares) };
