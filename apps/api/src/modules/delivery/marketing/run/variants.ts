import type { GuardrailSettings } from '@concordia/domain';
import { NO_FIGURES, type VariantFigures } from '@concordia/domain/campaigns';
import { experimentStanding, isSurelyAbove, trafficShares } from '@concordia/domain/experiments';
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

/** Variants beaten by another one, once the expected loss of choosing that one is negligible; otherwise none. */
export function beaten(variants: readonly VariantRow[], figures: Figures): Dropped[] {
  const live = living(variants);
  if (live.length < 2) return [];
  const { action, leader, loss, best } = experimentStanding(live.map((variant) => figuresOf(figures, variant)));
  const winner = live[leader];
  if (action !== 'choose' || winner === undefined) return [];
  const chance = best[leader] ?? 0;
  const reason = `“${winner.name}” gets the rest: with ${percent(chance)} it is the best, and choosing it costs at most a thousandth.`;
  return live
    .filter(({ id }) => id !== winner.id)
    .map(({ id }) => dropped(id, 'winner_chosen', reason, { winner: winner.name, chance, loss }));
}

/** Shares of the next batch, in the order of the active variants. */
export const sharesOf = (live: readonly VariantRow[], figures: Figures): number[] =>
  trafficShares(live.map((variant) => figuresOf(figures, variant)));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const dropped = (
  id: string,
  kind: 'variant_dropped' | 'winner_chosen',
  reason: string,
  figures: Decided['figures'],
): Dropped => ({ id, decided: { kind, by: 'program', reason, ...(figures !== undefined && { figures }) } });
