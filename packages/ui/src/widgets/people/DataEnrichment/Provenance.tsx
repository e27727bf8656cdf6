import type { EnrichmentMeta } from '@concordia/api-client';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { Sentence, useDateFormat, useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';

const ageOf = (instant: string) => () => <RelativeTime instant={instant} />;

const timeOf = (instant: string, format: Intl.DateTimeFormat) => () => (
  <time dateTime={instant} dir="auto">
    {format.format(Date.parse(instant))}
  </time>
);

/** Where results are from: cached or new, real or sample data, their age and today's call count. */
export function Provenance({ meta }: { meta: EnrichmentMeta }) {
  const words = useStrings(enrichmentStrings);
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const { cached, count, fetched_at, expires_at, is_sample, quota } = meta;
  return (
    <Inline gap="sm">
      <Badge tone={cached ? 'neutral' : 'positive'}>{cached ? words.cached : words.fresh}</Badge>
      {is_sample && <Badge tone="warning">{words.sample}</Badge>}
      <Text as="span" size="dense" weight="medium" isTabular dir="auto">
        <span role="status">{words.count({ count })}</span>
      </Text>
      {is_sample && <Aside>{words.sampleHelp}</Aside>}
      {expires_at !== null && (
        <>
          <Aside>
            <Sentence parts={{ age: ageOf(fetched_at) }}>{words.fetched}</Sentence>
          </Aside>
          <Aside>
            <Sentence parts={{ time: timeOf(expires_at, moment) }}>{words.expires}</Sentence>
          </Aside>
        </>
      )}
      {quota !== null && <Aside>{words.used({ used: quota.used, limit: quota.limit })}</Aside>}
    </Inline>
  );
}

/** Each fact has its own text direction. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <Text as="span" size="caption" tone="muted" isTabular dir="auto">
      {children}
    </Text>
  );
}
