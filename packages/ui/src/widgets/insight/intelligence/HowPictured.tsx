import { useStrings } from '../../../locale';
import { howPicturedStrings } from '../../../strings/generated/howPictured';
import { Explanation } from './Explanation';

export interface HowPicturedProps {
  /** The picture that it explains. */
  of: 'rfmMap' | 'retention' | 'funnel' | 'variants' | 'canary';
}

/** The same for pictures. Its words are apart, so that pages without pictures do not load them. */
export function HowPictured({ of }: HowPicturedProps) {
  const words = useStrings(howPicturedStrings);
  return <Explanation title={words.title} words={words.of[of]} />;
}
