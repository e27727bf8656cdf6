import type { ReactNode } from 'react';
import { useStrings } from '../../../locale';
import { howDecidedStrings } from '../../../strings/generated/howDecided';
import { Explanation, ExplanationText } from './Explanation';

export interface HowDecidedProps {
  /** What it explains; each has an entry in docs/models.md. */
  of:
    | 'growth'
    | 'intents'
    | 'queue'
    | 'influence'
    | 'answers'
    | 'rfm'
    | 'brief'
    | 'heldOut'
    | 'labels'
    | 'cadences'
    | 'graph'
    | 'ties'
    | 'posts';
  /** Without a disclosure of its own, where one around it opens. @default false */
  isBare?: boolean;
  /** What is behind the figures. */
  children?: ReactNode;
}

/** Like `HowCalculated`, for what ranks and compares. Loaded when it is shown, see `LazyHowDecided`. */
export function HowDecided({ of, isBare = false, children }: HowDecidedProps) {
  const words = useStrings(howDecidedStrings);
  if (isBare) return <ExplanationText words={words.of[of]}>{children}</ExplanationText>;
  return (
    <Explanation title={words.title} words={words.of[of]}>
      {children}
    </Explanation>
  );
}
