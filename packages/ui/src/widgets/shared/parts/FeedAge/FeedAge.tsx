import { Badge } from '../../../../components/Badge';
import { RelativeTime } from '../../../../components/RelativeTime';
import { Text } from '../../../../components/Text';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useStrings } from '../../../../locale';
import { tickerStrings } from '../../../../strings/generated/ticker';

export interface FeedAgeProps {
  /** When the source was last fetched; `null` if unknown. */
  fetchedAt: string | null;
  isSample: boolean;
}

/** The age of the data, with a note if it is sample data. */
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
