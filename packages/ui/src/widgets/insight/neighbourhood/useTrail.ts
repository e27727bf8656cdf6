import { useState } from 'react';

/** A node by which one came. */
export interface Step {
  readonly entity_type: 'Person' | 'Company';
  readonly entity_id: string;
  readonly name: string;
}

/** Who is in the middle, and who was before: whoever comes again is gone back to, so that the way stays short. */
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
    /** Those before, the first one first. */
    before: trail.slice(0, -1),
    goTo,
    /** @returns whether there was somebody to go back to. */
    back: (): boolean => {
      const previous = trail.at(-2);
      if (previous !== undefined) goTo(previous);
      return previous !== undefined;
    },
  };
}
