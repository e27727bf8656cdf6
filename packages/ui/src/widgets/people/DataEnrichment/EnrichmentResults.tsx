import { ENRICHMENT_SHOWN, type EnrichmentItem, enrichmentRows } from '@concordia/domain/enrichment';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { csvOf } from '../../../files/csv';
import { saveFile } from '../../../files/saveFile';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { AttachDialog } from './lazy';
import { Provenance } from './Provenance';
import { ResultRow } from './ResultRow';
import type { Finding } from './useAttach';
import type { Found } from './useEnrichment';

export interface EnrichmentResultsProps {
  state: WidgetState<Found>;
  /** Repeats the search, bypassing the cache. */
  onRefresh: (found: Found) => void;
}

export function EnrichmentResults({ state, onRefresh }: EnrichmentResultsProps) {
  const words = useStrings(enrichmentStrings);
  const found = state.kind === 'ready' ? state.data : null;
  return (
    <WidgetFrame
      title={words.results}
      headingLevel={3}
      loadingText={words.enriching}
      state={state}
      actions={found && <ResultActions found={found} onRefresh={() => onRefresh(found)} />}
      skeleton={
        <Stack gap="md">
          <SkeletonShape width="16rem" />
          <SkeletonShape shape="block" height="7rem" />
          <SkeletonShape shape="block" height="7rem" />
        </Stack>
      }
      empty={<EmptyState size="compact" icon="search" title={words.none} />}
    >
      {(data) => <Rows found={data} />}
    </WidgetFrame>
  );
}

/** No refresh for uncached results, such as sample data: they would not change. */
function ResultActions({ found, onRefresh }: { found: Found; onRefresh: () => void }) {
  const words = useStrings(enrichmentStrings);
  const { data, meta, search } = found;
  const save = () =>
    saveFile(
      words.csvName({ provider: meta.provider, type: meta.type }),
      'text/csv',
      csvOf(enrichmentRows(data, search.fields)),
    );
  return (
    <Inline gap="xs">
      {meta.result_id !== null && (
        <Button size="small" icon="refresh" aria-description={words.refreshHelp} onPress={onRefresh}>
          {words.refresh}
        </Button>
      )}
      <Button size="small" icon="download" onPress={save}>
        {words.csv}
      </Button>
    </Inline>
  );
}

function Rows({ found }: { found: Found }) {
  const words = useStrings(enrichmentStrings);
  const { data, meta, search } = found;
  const { result_id: resultId } = meta;
  const [attached, setAttached] = useState<Finding | null>(null);
  const nameOf = ({ name, author }: EnrichmentItem, index: number) =>
    name ?? author ?? words.result({ ordinal: index + 1 });
  return (
    <Stack gap="sm">
      <Provenance meta={meta} />
      <ol aria-label={words.results}>
        {data.slice(0, ENRICHMENT_SHOWN).map((item, index) => (
          <ResultRow
            key={index}
            item={item}
            name={nameOf(item, index)}
            fields={search.fields}
            onAttach={resultId === null ? null : () => setAttached({ resultId, index, name: nameOf(item, index) })}
          />
        ))}
      </ol>
      {data.length > ENRICHMENT_SHOWN && (
        <Text size="dense" tone="muted" isTabular>
          {words.first({ shown: ENRICHMENT_SHOWN, total: data.length })}
        </Text>
      )}
      {attached !== null && (
        <Suspense fallback={null}>
          <AttachDialog finding={attached} onClose={() => setAttached(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
