import { areaUnderCurve, weightedArea } from '../../../shared/maths/auc.js';
import { bootstrap, type Interval } from '../../../shared/maths/bootstrap.js';
import { type Calibration, calibrationOf, isMiscalibrated } from '../risk/calibration.js';

/** How the displayed probabilities did on the newest period, which nothing behind them had seen. */
export interface HeldOut {
  /** Days since the epoch. */
  readonly cutoff: number;
  readonly customers: number;
  readonly left: number;
  /** Ranking quality; `null` if all had the same outcome. */
  readonly auc: number | null;
  readonly aucInterval: Interval | null;
  readonly silenceAuc: number | null;
  readonly brier: number;
  readonly brierInterval: Interval | null;
  readonly baseBrier: number;
  /** The Brier score of silence alone; `null` if no earlier period had both outcomes to learn it from. */
  readonly silenceBrier: number | null;
  /** `silenceBrier` less `brier`, paired by customer. */
  readonly leadInterval: Interval | null;
  readonly calibration: Calibration;
  /** Whether the predictions missed by more than chance. */
  readonly isMiscalibrated: boolean;
}

export interface Predictions {
  readonly cutoff: number;
  readonly model: Float64Array;
  /** `null` if the baseline could not be learned. */
  readonly silence: Float64Array | null;
  /** Weeks of silence, for the ranking by silence alone. */
  readonly weeks: Float64Array;
  /** 1 if they stayed silent for the horizon. */
  readonly outcomes: Uint8Array;
}

/** Scores held-out predictions, with 95 % intervals by a bootstrap over customers (Efron 1979), seeded by the day. */
export function heldOutOf({ cutoff, model, silence, weeks, outcomes }: Predictions): HeldOut {
  const customers = outcomes.length;
  const left = outcomes.reduce((sum, one) => sum + one, 0);
  const share = left / Math.max(1, customers);
  const squares = squaresOf(model, outcomes);
  const rivals = silence === null ? null : squaresOf(silence, outcomes);
  const brier = meanOf(squares);
  const auc = areaUnderCurve(model, outcomes);
  return {
    cutoff,
    customers,
    left,
    auc,
    aucInterval: auc === null ? null : bootstrap(customers, cutoff, areaIn(model, outcomes)),
    silenceAuc: areaUnderCurve(weeks, outcomes),
    brier,
    brierInterval: bootstrap(customers, cutoff, (drawn) => meanAt(squares, drawn)),
    baseBrier: share * (1 - share),
    silenceBrier: rivals === null ? null : meanOf(rivals),
    leadInterval:
      rivals === null ? null : bootstrap(customers, cutoff, (drawn) => meanAt(rivals, drawn) - meanAt(squares, drawn)),
    calibration: calibrationOf(model, outcomes),
    isMiscalibrated: isMiscalibrated(model, outcomes),
  };
}

const squaresOf = (predicted: Float64Array, outcomes: Uint8Array): Float64Array =>
  predicted.map((chance, i) => (chance - (outcomes[i] ?? 0)) ** 2);

const meanOf = (values: Float64Array): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

const meanAt = (values: Float64Array, drawn: Uint32Array): number =>
  drawn.reduce((sum, i) => sum + (values[i] ?? 0), 0) / drawn.length;

function areaIn(predicted: Float64Array, outcomes: Uint8Array): (drawn: Uint32Array) => number | null {
  const area = weightedArea(predicted, outcomes);
  const times = new Uint32Array(predicted.length);
  return (drawn) => {
    times.fill(0);
    for (const i of drawn) times[i] = (times[i] ?? 0) + 1;
    return area(times);
  };
}
