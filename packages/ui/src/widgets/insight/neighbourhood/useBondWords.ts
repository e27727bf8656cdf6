import type { NeighbourNode } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { neighbourhoodStrings } from '../../../strings/neighbourhood';
import type { Bond } from './bonds';

/** Describes a node and its relationship to the center: `person, 12 messages, answered in 2 hours`. */
export function useBondWords() {
  const words = useStrings(neighbourhoodStrings);
  const kindOf = ({ entity_type, isOwner }: NeighbourNode): string =>
    isOwner ? `${words.kind[entity_type]}, ${words.owner}` : words.kind[entity_type];
  const bondParts = ({ messages, replyMinutes, employed }: Bond): string[] => [
    ...(employed === null ? [] : [employed === 'neighbour' ? words.worksThere : words.worksAt]),
    ...(messages > 0 ? [words.messages({ count: messages })] : []),
    ...(replyMinutes === null ? [] : [words.answered({ time: words.time({ minutes: replyMinutes }) })]),
  ];
  return {
    kindOf,
    ofNode: (node: NeighbourNode, bond: Bond | null): string =>
      [kindOf(node), ...(bond === null ? [words.inTheMiddle] : bondParts(bond))].join(', '),
  };
}
