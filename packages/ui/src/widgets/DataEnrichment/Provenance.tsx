import type { EnrichmentMeta } from '@concordia/api-client';
import { Badge } from '../../components/Badge';
import { Inline } from '../../components/Inline';
import { RelativeTime } from '../../components/RelativeTime';
import { Text } from '../../components/Text';
import { Sentence, useDateFormat, useStrings } from '../../locale';
import { enrichmentStrings } from '../../strings/enrichment';

const ageOf = (instant: string) => () => <RelativeTime instant={instant} />;

const timeOf = (instant: string, format: Intl.DateTimeFormat) => () => (
  <time dateTime={instant}>{format.format(Date.parse(instant))}</time>
);

/** How results came about: kept or new, real or invented, how old, and what asking has cost today. */
export function Provenance({ meta }: { meta: EnrichmentMeta }) {
  const words = useStrings(enrichmentStrings);
  const { cached, count, fetched_at, expires_at, is_sample, quota } = meta;
  return (
    <Inline gap="sm">
      <Badge tone={cached ? 'neutral' : 'positive'}>{cached ? words.cached : words.fresh}</Badge>
      {is_sample && (
        <span title={words.sampleHelp}>
          <Badge tone="warning">{words.sample}</Badge>
        </span>
      )}
      <Text as="span" size="dense" weight="medium" isTabular>
        <span role="status">{words.count(count)}</span>
      </Text>
      {expires_at !== null && (
        <Text as="span" size="caption" tone="muted" isTabular>
          <Sentence parts={{ age: ageOf(fetched_at) }}>{words.fetched}</Sentence>
          {' · '}
          <Kept until={expires_at} />
          {quota !== null && ` · ${words.used(quota.used, quota.limit)}`}
        </Text>
      )}
    </Inline>
  );
}

function Kept({ until }: { until: string }) {
  const words = useStrings(enrichmentStrings);
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return <Sentence parts={{ time: timeOf(until, moment) }}>{words.expires}</Sentence>;
}
