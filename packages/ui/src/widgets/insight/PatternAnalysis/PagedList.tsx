import { hasMore, pageOf, usePages } from '@concordia/api-client';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { useRows } from '../intelligence';

export interface PagedListProps<Item> {
  /** Accessible name of the list. */
  title: string;
  /** URL of the first page. */
  url: string;
  failed: string;
  empty: string;
  count: (total: number) => string;
  getKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

export function PagedList<Item>({ title, url, failed, empty, count, getKey, children }: PagedListProps<Item>) {
  const words = useStrings(patternAnalysisStrings);
  const list = usePages<Item>(url);
  const { data: pages, isValidating, size, setSize } = list;
  const { total } = pageOf(pages?.[0]);
  const state = useRows({ ...list, data: pages?.flat() }, failed);
  return (
    <WidgetFrame
      title={title}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<RowSkeleton />}
      empty={<EmptyState size="compact" title={empty} description={words.nobodyHelp} />}
    >
      {(items) => (
        <Stack gap="md">
          {total !== null && (
            <Text size="caption" tone="muted" isTabular>
              {count(total)}
            </Text>
          )}
          <Stack as="ul" gap="sm" hasDividers>
            {items.map((item) => (
              <li key={getKey(item)}>{children(item)}</li>
            ))}
          </Stack>
          {hasMore(pages) && (
            <Inline>
              <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
                {words.showMore}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </WidgetFrame>
  );
}
