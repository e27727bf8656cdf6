import { type CustomerStanding, getListCustomersUrl, hasMore, pageOf, usePages } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Select } from '../../../components/Select';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { useRows } from '../intelligence';
import { type CustomersBehind, isMeant, paramsOf } from './behind';
import { CustomerRow } from './CustomerRow';
import { MessageSkeleton } from './IntelligenceSkeleton';

const PAGE = 25;
const SORTS = ['risk', 'value', 'recency', 'engagement'] as const;

export interface CustomersProps {
  behind: CustomersBehind;
  contactHref: (contactId: string) => string;
}

export function Customers({ behind, contactHref }: CustomersProps) {
  const words = useStrings(customerListStrings);
  const params = paramsOf(behind);
  const [sort, setSort] = useState(params.sort ?? 'risk');
  const { state, total, readMore, isReading } = useCustomers(behind, sort);
  return (
    <WidgetFrame
      title={words.list}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<MessageSkeleton />}
      empty={<EmptyState size="compact" title={words.none} description={words.noneHelp} />}
    >
      {(customers) => (
        <Stack gap="md">
          {behind.of === 'segment' && (
            <Text size="dense" tone="muted">
              {behind.characteristics.join('. ')}.
            </Text>
          )}
          <Inline justify="between">
            <Text tone="muted" isTabular>
              {total !== null && words.count({ count: total })}
            </Text>
            {/* No sort choice for highly engaged customers: they are the head of the engagement order. */}
            {behind.of !== 'engaged' && (
              <Select
                label={words.sort}
                isLabelHidden
                size="small"
                options={SORTS.map((id) => ({ id, label: words.sortBy[id] }))}
                value={sort}
                onChange={setSort}
              />
            )}
          </Inline>
          <Stack as="ul" gap="md" hasDividers>
            {customers.map((customer) => (
              <CustomerRow key={customer.contactId} customer={customer} contactHref={contactHref} />
            ))}
          </Stack>
          {readMore !== null && (
            <Inline>
              <Button size="small" isPending={isReading} onPress={readMore}>
                {words.more}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </WidgetFrame>
  );
}

function useCustomers(behind: CustomersBehind, sort: (typeof SORTS)[number]) {
  const words = useStrings(customerListStrings);
  const list = usePages<CustomerStanding>(getListCustomersUrl({ ...paramsOf(behind), sort, limit: PAGE }), {
    keepPreviousData: true,
  });
  const { data: pages, isValidating, size, setSize } = list;
  const read = pages?.flat();
  const meant = read?.filter((customer) => isMeant(behind, customer));
  const state = useRows({ ...list, data: meant }, words.failed);
  const isWhole = !hasMore(pages) || meant?.length !== read?.length;
  return {
    state,
    total: behind.of === 'engaged' ? (isWhole ? (meant?.length ?? null) : null) : pageOf(pages?.[0]).total,
    readMore: isWhole ? null : () => void setSize(size + 1),
    isReading: isValidating,
  };
}
