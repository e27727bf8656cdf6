import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { Sentence, useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';

export interface SourceLineProps {
  /** A URL, or the provider's name and id. */
  source: string;
  /** ISO 8601. */
  fetchedAt: string;
}

const isolated = (words: string) => () => <bdi>{words}</bdi>;
const ageOf = (instant: string) => () => <RelativeTime instant={instant} />;

export function SourceLine({ source, fetchedAt }: SourceLineProps) {
  const words = useStrings(enrichmentStrings);
  return (
    <Text size="caption" tone="muted">
      <Sentence parts={{ origin: isolated(source), age: ageOf(fetchedAt) }}>{words.source}</Sentence>
    </Text>
  );
}
