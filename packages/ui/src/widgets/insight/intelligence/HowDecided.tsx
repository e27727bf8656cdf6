import type { ReactNode } from 'react';
import { useStrings } from '../../../locale';
import { howDecidedStrings } from '../../../strings/generated/howDecided';
import { Explanation } from './Explanation';

export interface HowDecidedProps {
  /** What it explains; each has an entry in docs/models.md. */
  of: 'growth' | 'intents' | 'queue' | 'influence' | 'answers';
  /** What is behind the figures. */
  children?: ReactNode;
}

/** Like `HowCalculated`, for what ranks and compares. Loaded when it is shown, see `LazyHowDecided`. */
export function HowDecided({ of, children }: HowDecidedProps) {
  const words = useStrings(howDecidedStrings);
  return (
    <Explanation title={words.title} words={words.of[of]}>
      {children}
    </Explanation>
  );
}
