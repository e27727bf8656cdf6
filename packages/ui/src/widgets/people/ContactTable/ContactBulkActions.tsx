import { getDownloadContactTableUrl } from '@concordia/api-client';
import { listedColumns } from '@concordia/domain';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { type ContactSearch, contactParams } from '../../shared/firstPages';
import { startDownload } from '../../shared/tables/startDownload';
import type { ContactColumns } from './contactLayout';

const MergeDialog = lazy(() => import('../MergeDialog').then((module) => ({ default: module.MergeDialog })));

/** The server's limit. */
const MOST_NAMED = 200;

/** Address of the CSV of all matches, or of the contacts named. */
export const tableUrl = (search: ContactSearch, columns: ContactColumns, ids?: readonly string[]): string =>
  getDownloadContactTableUrl({
    ...contactParams(search),
    columns: listedColumns(columns.map(({ id }) => id)),
    ...(ids !== undefined && { ids: ids.join(',') }),
  });

interface ContactBulkActionsProps {
  keys: 'all' | ReadonlySet<string>;
  search: ContactSearch;
  columns: ContactColumns;
}

/** What can be done to the selected contacts. */
export function ContactBulkActions({ keys, search, columns }: ContactBulkActionsProps) {
  const words = useStrings(contactTableStrings);
  const table = useStrings(dataTableStrings);
  const [isMerging, setMerging] = useState(false);
  const ids = keys === 'all' ? null : [...keys];
  const [keepId, otherId] = ids ?? [];
  const isTooMany = ids !== null && ids.length > MOST_NAMED;
  return (
    <>
      {isTooMany ? (
        <Text as="span" size="dense">
          {table.exportTooMany({ most: MOST_NAMED })}
        </Text>
      ) : (
        <Button icon="download" onPress={() => startDownload(tableUrl(search, columns, ids ?? undefined))}>
          {table.export}
        </Button>
      )}
      {ids?.length === 2 && (
        <Button icon="users" onPress={() => setMerging(true)}>
          {words.merge}
        </Button>
      )}
      <Suspense>
        {isMerging && keepId !== undefined && otherId !== undefined && (
          <MergeDialog keepId={keepId} otherId={otherId} isOpen onClose={() => setMerging(false)} />
        )}
      </Suspense>
    </>
  );
}
