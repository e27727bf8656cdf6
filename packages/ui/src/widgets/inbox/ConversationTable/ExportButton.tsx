import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { startDownload } from '../../shared/tables/startDownload';
import { useSelected } from '../messages/useSelection';
import { type ConversationColumns, csvUrl, type TableSearch } from './tableSearch';

/** The server's limit. */
const MOST_NAMED = 200;

interface ExportButtonProps {
  search: TableSearch;
  columns: ConversationColumns;
}

/** Downloads the selected conversations as CSV, or else all that match. */
export function ExportButton({ search, columns }: ExportButtonProps) {
  const words = useStrings(conversationTableStrings);
  const table = useStrings(dataTableStrings);
  const selected = [...useSelected().keys()];
  if (selected.length > MOST_NAMED) {
    return (
      <Text as="span" size="dense">
        {table.exportTooMany({ most: MOST_NAMED })}
      </Text>
    );
  }
  const ids = selected.length === 0 ? undefined : selected;
  return (
    <Button size="small" icon="download" onPress={() => startDownload(csvUrl(search, columns, ids))}>
      {ids === undefined ? table.export : words.exportSelected({ count: ids.length })}
    </Button>
  );
}
