import type { ReactNode } from 'react';
import { useStrings } from '../../../locale';
import { howCalculatedStrings } from '../../../strings/generated/howCalculated';
import { Explanation } from './Explanation';

export interface HowCalculatedProps {
  /** The figures that it explains. */
  of: 'replyTimes' | 'offers' | 'churn' | 'activity' | 'cadence';
  /** What holds in this workspace: assumptions, corrections. */
  children?: ReactNode;
}

export function HowCalculated({ of, children }: HowCalculatedProps) {
  const words = useStrings(howCalculatedStrings);
  return (
    <Explanation title={words.title} words={words.of[of]}>
      {children}
    </Explanation>
  );
}
