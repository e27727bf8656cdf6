import type { NeighborNode } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import type { Bond } from './bonds';

/** Describes a node and its relationship to the center: `person, 12 messages, answered in 2 hours`. */
export function useBondWords() {
  const words = useStrings(neighborhoodStrings);
  const kindOf = ({ entity_type, isOwner }: NeighborNode): string =>
    isOwner ? `${words.kind[entity_type]}, ${words.owner}` : words.kind[entity_type];
  const bondParts = ({ messages, replyMinutes, employed }: Bond): string[] => [
    ...(employed === null ? [] : [employed === 'neighbor' ? words.worksThere : words.worksAt]),
    ...(messages > 0 ? [words.messages({ count: messages })] : []),
    ...(replyMinutes === null ? [] : [words.answered({ time: words.time({ minutes: replyMinutes }) })]),
  ];
  return {
    kindOf,
    ofNode: (node: NeighborNode, bond: Bond | null): string =>
      [kindOf(node), ...(bond === null ? [words.inTheMiddle] : bondParts(bond))].join(', '),
  };
}
