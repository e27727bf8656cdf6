import { type GuardrailSettings, isSurelyAbove } from '@concordia/domain';
import { NO_FIGURES, type VariantFigures } from '@concordia/domain/campaigns';
import { experimentShares, winnerOf } from '@concordia/domain/experiments';
import type { VariantRow } from '../campaigns.repository.js';
import type { Decided } from '../decisions/decisions.service.js';

type Figures = ReadonlyMap<string, VariantFigures>;

/** A variant that gets no more recipients, and why. */
export interface Dropped {
  readonly id: string;
  readonly decided: Decided;
}

export const living = (variants: readonly VariantRow[]): VariantRow[] =>
  variants.filter(({ dropped_at }) => dropped_at === null);

export const figuresOf = (figures: Figures, { id }: VariantRow): VariantFigures => figures.get(id) ?? NO_FIGURES;

/**
 * Variants whose complaint or unsubscribe rate is confidently above its limit, by a test valid after every message. The last variant is never
 * dropped: the guardrails decide whether the campaign continues.
 */
export function harmful(
  variants: readonly VariantRow[],
  figures: Figures,
  { stop_complaints, stop_unsub }: Pick<GuardrailSettings, 'stop_complaints' | 'stop_unsub'>,
): Dropped[] {
  const rules = [
    { kind: 'complaints', threshold: stop_complaints },
    { kind: 'unsubscribes', threshold: stop_unsub },
  ] as const;
  const live = living(variants);
  const found = live.flatMap((variant): Dropped[] => {
    const { trials, ...events } = figuresOf(figures, variant);
    const rule = rules.find(({ kind, threshold }) => isSurelyAbove({ trials, successes: events[kind] }, threshold));
    if (rule === undefined) return [];
    const { kind, threshold } = rule;
    const reason = `“${variant.name}” gets no more recipients: ${events[kind]} ${kind} in ${trials} messages are surely more than is borne.`;
    return [dropped(variant.id, 'variant_dropped', reason, { trials, [kind]: events[kind], threshold })];
  });
  return found.length < live.length ? found : found.slice(1);
}

/** Variants surely beaten by another one, by a rule that may be looked at after every batch; otherwise none. */
export function beaten(variants: readonly VariantRow[], figures: Figures): Dropped[] {
  const live = living(variants);
  const found = winnerOf(live.map((variant) => figuresOf(figures, variant)));
  const winner = found === null ? undefined : live[found.arm];
  if (found === null || winner === undefined) return [];
  const { mean, low, high } = found.lift;
  const reason = `“${winner.name}” gets the rest: ${signed(mean)} over the next best (95 % interval ${signed(low)} to ${signed(high)}).`;
  return live
    .filter(({ id }) => id !== winner.id)
    .map(({ id }) => dropped(id, 'winner_chosen', reason, { winner: winner.name, lift: mean, low, high }));
}

/** Shares of the next batch, in the order of the active variants. */
export const sharesOf = (live: readonly VariantRow[], figures: Figures): number[] =>
  experimentShares(live.map((variant) => figuresOf(figures, variant)));

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`;

const dropped = (
  id: string,
  kind: 'variant_dropped' | 'winner_chosen',
  reason: string,
  figures: Decided['figures'],
): Dropped => ({ id, decided: { kind, by: 'program', reason, ...(figures !== undefined && { figures }) } });
