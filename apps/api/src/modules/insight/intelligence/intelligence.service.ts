import type {
  ChurnPrediction,
  IntelligenceModel,
  IntelligenceRegistry,
  Retention,
  RfmAnalysis,
} from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import {
  byRiskLevel,
  churnReport,
  comparisonReport,
  modelState,
  NO_RISK_GROUPS,
  NO_SUMMARY,
  offerReport,
  phasesOf,
  rfmReport,
} from '@concordia/domain/customers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { fitOf } from './fit.json.js';
import { OffersService } from './offers.service.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { type LatestFit, SegmentationRepository, type SegmentationRow } from './segmentation.repository.js';
import { segmentationRunOf } from './segmentation-run.json.js';

/** Period of the month's saved customers, in ms. */
const MONTH = 30 * DAY;

/** Totals over all customers as of the latest run, and the outcomes of offers since. */
@Injectable()
export class IntelligenceService {
  constructor(
    private readonly runs: SegmentationRepository,
    private readonly offers: OffersService,
    private readonly outcomes: OutcomesRepository,
    private readonly clock: Clock,
  ) {}

  async rfm(): Promise<RfmAnalysis> {
    const { fit, newest } = await this.#present();
    const rfm = fit?.result.rfm ?? rfmReport(NO_SUMMARY, null);
    // Runs from before this figure have none until the next night.
    return { ...rfm, bestShare: rfm.bestShare ?? null, fit: fitOf(fit, newest, this.clock.now()) };
  }

  async churn(): Promise<ChurnPrediction> {
    const { fit, newest } = await this.#present();
    const now = this.clock.now();
    const offers = await this.offers.tallies();
    const groups = fit?.result.churnRisk ?? churnReport({ risk: NO_RISK_GROUPS });
    return {
      churnRisk: byRiskLevel((level) => ({ ...groups[level], averageHasLeft: groups[level].averageHasLeft ?? null })),
      saveOffers: { highRisk: offerReport(offers, fit?.result.orderValue ?? null) },
      automation: {
        currentlySavedCustomers: await this.outcomes.savedCustomers(),
        monthlyPreventedChurn: await this.outcomes.savedSince(now - MONTH),
        comparison: comparisonReport(offers),
      },
      learnedFrom: fit?.result.learnedFrom ?? 0,
      basis: fit?.result.churnBasis ?? null,
      fit: fitOf(fit, newest, now),
    };
  }

  async retention(): Promise<Retention> {
    const { fit, newest } = await this.#present();
    return { ...retentionOf(fit), fit: fitOf(fit, newest, this.clock.now()) };
  }

  async registry(): Promise<IntelligenceRegistry> {
    const { fit, newest } = await this.#present();
    const now = this.clock.now();
    const outcomes = await this.outcomes.countKnown();
    const models = fit?.result.models ?? [];
    return {
      fit: fitOf(fit, newest, now),
      run: newest === undefined ? null : segmentationRunOf(newest),
      memory: {
        customers: fit?.result.customers ?? 0,
        transactionDays: fit?.result.transactionDays ?? 0,
        deals: fit?.result.deals ?? 0,
        outcomes: (fit?.result.learned.answers ?? 0) + outcomes + (fit?.result.learnedFrom ?? 0),
      },
      models: models.map((model) => modelOf(model, fit, newest, now)),
      phases: phasesOf(models, {
        isRunning: newest?.state === 'queued' || newest?.state === 'running',
        hasFailed: newest?.state === 'failed',
        outcomes,
      }),
    };
  }

  async #present(): Promise<{ fit: LatestFit | null; newest: SegmentationRow | undefined }> {
    return { fit: await this.runs.latest(), newest: await this.runs.newest() };
  }
}

/** Runs from before these figures have none until the next night. */
function retentionOf(fit: LatestFit | null): Pick<Retention, 'curve' | 'cohorts'> {
  const found = fit?.result.retention;
  if (found === undefined) return { curve: null, cohorts: [] };
  const { steps, ...curve } = found.curve;
  return {
    curve: { ...curve, steps: steps.map(({ at, ...step }) => ({ day: at, ...step })) },
    cohorts: found.cohorts.map((cohort) => ({ ...cohort, active: [...cohort.active] })),
  };
}

function modelOf(
  { data, heldOut, parameters, missing, ...model }: LatestFit['result']['models'][number],
  fit: LatestFit | null,
  newest: SegmentationRow | undefined,
  now: number,
): IntelligenceModel {
  return {
    ...model,
    // Runs from before scores had a verdict show none until the next night.
    heldOut: heldOut !== null && 'verdict' in heldOut ? { ...heldOut, calibration: [...heldOut.calibration] } : null,
    data: [...data],
    parameters: [...parameters],
    missing: [...missing],
    state: modelState(newest?.state ?? null, fit?.fittedAt ?? null, missing.length > 0, now),
    version: fit?.version ?? null,
    fittedAt: fit === null ? null : new Date(fit.fittedAt).toISOString(),
    failure: newest?.state === 'failed' ? newest.failure : null,
  };
}
