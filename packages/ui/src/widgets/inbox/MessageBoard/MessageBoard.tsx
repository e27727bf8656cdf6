import { lazy, type ReactNode, Suspense } from 'react';
import { isFiltered, type MessageFilters, NO_FILTERS } from '../messages/filters';
import { SearchContext } from '../messages/SearchContext';
import { BoardColumns } from './BoardColumns';
import * as styles from './MessageBoard.css';

/** Loaded when the board is empty, which it seldom is. */
const Nothing = lazy(() => import('./Nothing').then((module) => ({ default: module.Nothing })));

/** Loaded with the first search. */
const SearchResults = lazy(() => import('./SearchResults').then((module) => ({ default: module.SearchResults })));

export interface MessageBoardProps {
  /** The open conversation; `null` for none. */
  selectedId: string | null;
  /** Opens a conversation. Must be a stable function. */
  onSelect: (conversationId: string) => void;
  /**
   * Filters on the conversations. Keep the object stable.
   *
   * @default all
   */
  filters?: MessageFilters;
  /** Clears the filters, offered when nothing matches. */
  onClearFilters?: () => void;
  /** Whether the column Completed starts expanded. @default false */
  isCompletedShown?: boolean;
  /** Called when it is expanded or collapsed, for instance to remember it. */
  onCompletedShownChange?: (isShown: boolean) => void;
  /**
   * Shown if no conversation exists at all, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

/**
 * All conversations by column, or with a search as one list of results. Cards open by press or Enter, and move by drag, Shift with an arrow key, or their
 * menu. A move shows at once; if the server refuses it, it is reverted with a message.
 */
export function MessageBoard({ filters = NO_FILTERS, onClearFilters, empty, ...props }: MessageBoardProps) {
  const nothing = (
    <Suspense>
      <Nothing isFiltered={isFiltered(filters)} onClearFilters={onClearFilters}>
        {empty}
      </Nothing>
    </Suspense>
  );
  return (
    <SearchContext.Provider value={filters.q}>
      <div className={styles.board}>
        {filters.q.trim() === '' ? (
          <BoardColumns {...props} filters={filters} empty={nothing} />
        ) : (
          <Suspense>
            <SearchResults {...props} filters={filters} empty={nothing} />
          </Suspense>
        )}
      </div>
    </SearchContext.Provider>
  );
}
