import type { DealStage } from '@concordia/api-client';
import { DEFAULT_STAGES } from '@concordia/domain';
import { type TextOf, useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';

type DealWords = TextOf<typeof dealStrings>;

const isWorded = (id: string, words: DealWords): id is keyof DealWords['stages'] => id in words.stages;

/** The stages that every workspace begins with are in the reader's language, until somebody renames them. */
export function stageName({ id, name, state }: Pick<DealStage, 'id' | 'name' | 'state'>, words: DealWords): string {
  const isOwn = state === 'open' && !DEFAULT_STAGES.some((stage) => stage.id === id && stage.name === name);
  return !isOwn && isWorded(id, words) ? words.stages[id] : name;
}

export function useStageName(): (stage: DealStage) => string {
  const words = useStrings(dealStrings);
  return (stage) => stageName(stage, words);
}
