import { areaUnderCurve } from '../../../shared/maths/auc.js';
import { WEEK } from '../../../shared/time/units.js';
import { churnChance } from './expectations.js';
import { fitLifetime, type LifetimeFit } from './fit.js';
import { type CustomerHistory, historiesOf, historyOf } from './history.js';

/** A past fit's predictions against what happened next, for customers whose outcome it had not seen. */
export interface Backtest {
  readonly fit: LifetimeFit;
  readonly customers: number;
  /** The share that was silent for the whole horizon. */
  readonly churned: number;
  /** The ranking quality of the churn probability, and of silence alone; `null` if all had the same outcome. */
  readonly auc: number | null;
  readonly silenceAuc: number | null;
  /** The mean squared error of the probability (Brier 1950); `baseBrier` is that of always predicting the share that churned. */
  readonly brier: number;
  readonly baseBrier: number;
}

/**
 * Backtests the churn model: fits it on everything up to `cutoff`, predicts who stays silent for the horizon, and compares with what happened.
 * Reports silence alone beside it, which is a strong baseline.
 *
 * @param streams each customer's transaction instants, ms since the epoch.
 * @param cutoff ms since the epoch, at least a horizon ago.
 * @param horizon in weeks.
 * @returns `null` if there is too little data at the cutoff to fit.
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
