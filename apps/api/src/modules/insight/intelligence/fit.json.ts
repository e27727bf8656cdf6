import type { Fit } from '@concordia/contract/insight';
import { HORIZON_DAYS, modelState } from '@concordia/domain/customers';
import type { LatestFit, SegmentationRow } from './segmentation.repository.js';

export function fitOf(fit: LatestFit | null, newest: SegmentationRow | undefined, now: number): Fit {
  const result = fit?.result ?? null;
  return {
    state: modelState(newest?.state ?? null, fit?.fittedAt ?? null, result?.isEnough === false, now),
    version: fit?.version ?? null,
    fittedAt: fit === null ? null : new Date(fit.fittedAt).toISOString(),
    customers: result?.customers ?? 0,
    transactionDays: result?.transactionDays ?? 0,
    horizonDays: HORIZON_DAYS,
    missing: [...(result?.missing ?? [{ what: 'fit' as const, have: 0, needed: 1 }])],
  };
}
