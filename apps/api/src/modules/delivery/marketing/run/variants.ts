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

/** Variants that still get recipients, with what they have brought. */
export const living = (variants: readonly VariantRow[]): VariantRow[] =>
  variants.filter(({ dropped_at }) => dropped_at === null);

export const figuresOf = (figures: Figures, { id }: VariantRow): VariantFigures => figures.get(id) ?? NO_FIGURES;

/**
 * Variants whose complaints or unsubscribes are surely above what is borne, by evidence that may be looked at after every message. The last one is
 * never among them: whether the campaign goes on is for the guardrails to say.
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

/** The variants that another one has beaten, once choosing it costs less than anybody would notice; otherwise none. */
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

/** In which shares the next batch is divided, in the order of the living variants. */
export const sharesOf = (live: readonly VariantRow[], figures: Figures): number[] =>
  trafficShares(live.map((variant) => figuresOf(figures, variant)));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const dropped = (
  id: string,
  kind: 'variant_dropped' | 'winner_chosen',
  reason: string,
  figures: Decided['figures'],
): Dropped => ({ id, decided: { kind, by: 'program', reason, ...(figures !== undefined && { figures }) } });
