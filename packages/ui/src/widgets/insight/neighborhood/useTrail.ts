import { useState } from 'react';

export interface Step {
  readonly entity_type: 'Person' | 'Company';
  readonly entity_id: string;
  readonly name: string;
}

/** The center and the nodes visited before. Visiting one again returns to it, so the trail has no loops. */
export function useTrail(first: Step) {
  const [trail, setTrail] = useState<readonly [Step, ...Step[]]>([first]);
  const middle = trail.at(-1) ?? first;
  const goTo = (step: Step) =>
    setTrail(([start, ...rest]) => {
      if (start.entity_id === step.entity_id) return [start];
      const seen = rest.findIndex(({ entity_id }) => entity_id === step.entity_id);
      return [start, ...(seen === -1 ? rest : rest.slice(0, seen)), step];
    });
  return {
    middle,
    /** In the order visited. */
    before: trail.slice(0, -1),
    goTo,
    /** @returns whether there was a previous node. */
    back: (): boolean => {
      const previous = trail.at(-2);
      if (previous !== undefined) goTo(previous);
      return previous !== undefined;
    },
  };
}
