import { CONVERSATION_SCOPES, CONVERSATION_SORTS } from '@concordia/domain';
import type { ReactNode } from 'react';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import * as frame from '../../shared/tables/tableFrame.css';
import * as styles from './ConversationTable.css';
import type { TableSearch } from './tableSearch';

export interface ConversationTableToolsProps {
  search: TableSearch;
  onSearchChange: (change: Partial<TableSearch>) => void;
  /** What is known of the number of matches. */
  found: string;
  /** There are no headings to sort by. */
  hasSort: boolean;
  aside: ReactNode;
}

/** Which columns of the board are included. Search and filters are in the toolbar of the page. */
export function ConversationTableTools(props: ConversationTableToolsProps) {
  const { search, onSearchChange, found, hasSort, aside } = props;
  const words = useStrings(conversationTableStrings);
  return (
    <div className={frame.tools}>
      <div className={frame.choices}>
        <div className={styles.scope}>
          <Select
            label={words.scope}
            isLabelHidden
            size="small"
            options={CONVERSATION_SCOPES.map((id) => ({ id, label: words.scopes[id] }))}
            value={search.scope}
            onChange={(scope) => onSearchChange({ scope })}
          />
        </div>
        {hasSort && (
          <div className={styles.scope}>
            <Select
              label={words.sort}
              isLabelHidden
              size="small"
              options={CONVERSATION_SORTS.map((id) => ({ id, label: words.columns[id] }))}
              value={search.sort}
              onChange={(sort) => onSearchChange({ sort, order: undefined })}
            />
          </div>
        )}
        <span role="status" className={styles.found}>
          {found}
        </span>
        <div className={frame.aside}>{aside}</div>
      </div>
    </div>
  );
}
