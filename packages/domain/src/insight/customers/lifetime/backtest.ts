import { areaUnderCurve } from '../../../shared/maths/auc.js';
import { WEEK } from '../../../shared/time/units.js';
import { churnChance } from './expectations.js';
import { fitLifetime, type LifetimeFit } from './fit.js';
import { type CustomerHistory, historiesOf, historyOf } from './history.js';

/** What a model that was fitted on the past said about what came after, on people it had not seen the end of. */
export interface Backtest {
  readonly fit: LifetimeFit;
  readonly customers: number;
  /** The share that was silent for the whole horizon. */
  readonly churned: number;
  /** How well the churn probability ranked them, and how well silence alone does; `null` where all did the same. */
  readonly auc: number | null;
  readonly silenceAuc: number | null;
  /** The mean squared error of the probability (Brier 1950); that of always saying the share that churned is `baseBrier`. */
  readonly brier: number;
  readonly baseBrier: number;
}

/**
 * Holds the churn model against what happened: it is fitted on everything up to `cutoff`, says who will be silent for the horizon, and is compared with
 * who was. Silence alone is a strong rival and is reported beside it.
 *
 * @param streams for each customer the instants of their transactions, ms since the epoch.
 * @param cutoff ms since the epoch, at least a horizon ago.
 * @param horizon in weeks.
 * @returns `null` where too little is known at the cutoff to fit anything.
 */
export function backtestChurn(streams: Iterable<readonly number[]>, cutoff: number, horizon: number): Backtest | null {
  const histories: CustomerHistory[] = [];
  const churned: number[] = [];
  const end = cutoff + horizon * WEEK;
  for (const stream of streams) {
    const history = historyOf(stream, cutoff);
    if (history === null) continue;
    histories.push(history);
    churned.push(Number(!stream.some((instant) => instant > cutoff && instant <= end)));
  }
  const fit = fitLifetime('mbg', historiesOf(histories));
  if (fit.state !== 'fitted') return null;
  const said = Float64Array.from(histories, (history) => churnChance(fit.parameters, history, horizon));
  const share = churned.reduce((sum, one) => sum + one, 0) / churned.length;
  const squares = said.reduce((sum, chance, customer) => sum + (chance - (churned[customer] ?? 0)) ** 2, 0);
  return {
    fit,
    customers: histories.length,
    churned: share,
    auc: areaUnderCurve(said, churned),
    silenceAuc: areaUnderCurve(
      Float64Array.from(histories, ({ last, age }) => age - last),
      churned,
    ),
    brier: squares / said.length,
    baseBrier: share * (1 - share),
  };
}
