import { Badge } from '../../../../components/Badge';
import { RelativeTime } from '../../../../components/RelativeTime';
import { Text } from '../../../../components/Text';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useStrings } from '../../../../locale';
import { tickerStrings } from '../../../../strings/generated/ticker';

export interface FeedAgeProps {
  /** When the source was last read; `null` when that is not known. */
  fetchedAt: string | null;
  /** Whether it is invented, for the demo. */
  isSample: boolean;
}

/** How old what is shown is, and that it is invented where it is. */
export function FeedAge({ fetchedAt, isSample }: FeedAgeProps) {
  const words = useStrings(tickerStrings);
  return (
    <Text as="span" size="caption" tone="muted">
      {isSample ? (
        <span title={words.sampleHelp}>
          <Badge>{words.sample}</Badge>
        </span>
      ) : (
        fetchedAt !== null && (
          <>
            <VisuallyHidden>{words.updated} </VisuallyHidden>
            <RelativeTime instant={fetchedAt} />
          </>
        )
      )}
    </Text>
  );
}
