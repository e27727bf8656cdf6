import type { IntelligenceFit } from '@concordia/api-client';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { fitStrings } from '../../../strings/generated/fit';

/** When the figures were calculated, and whether they are outdated or failed. */
export function FitLine({ fit: { state, fittedAt } }: { fit: Pick<IntelligenceFit, 'state' | 'fittedAt'> }) {
  const words = useStrings(fitStrings);
  if (fittedAt === null) return null;
  return (
    <Text size="caption" tone={state === 'failed' || state === 'stale' ? 'warning' : 'muted'}>
      {words.asOf} <RelativeTime instant={fittedAt} />
      {state === 'stale' && `. ${words.stale}`}
      {state === 'failed' && `. ${words.failed}`}
    </Text>
  );
}
