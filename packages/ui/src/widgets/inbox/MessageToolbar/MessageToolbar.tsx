import { PRIORITY_TIERS } from '@concordia/domain';
import { lazy, type ReactNode, type Ref, Suspense, useCallback } from 'react';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { isFiltered, type MessageFilters } from '../messages/filters';
import { ActiveFilters } from './ActiveFilters';
import { FilterMenu } from './FilterMenu';
import * as styles from './MessageToolbar.css';
import { SearchBox } from './SearchBox';

const SavedViews = lazy(() => import('../SavedViews').then((module) => ({ default: module.SavedViews })));

export interface MessageToolbarProps {
  filters: MessageFilters;
  /** Must be a stable function. */
  onFiltersChange: (filters: MessageFilters) => void;
  /** The view that the filters came from; `null` for none. */
  viewId: string | null;
  /** Called with the chosen view and its filters; `null` for all messages. */
  onViewChange: (viewId: string | null, filters: MessageFilters) => void;
  onCompose: () => void;
  onOutreach: () => void;
  /** Called when the user confirms or leaves the search, to continue in the results. */
  onLeaveSearch?: () => void;
  /** The search box, so that a shortcut can focus it. */
  searchRef?: Ref<HTMLInputElement>;
  /**
   * Search debounce, in ms.
   *
   * @default 150
   */
  searchDelayMs?: number;
  /**
   * Hides the buttons that start a message, for the search sheet.
   *
   * @default false
   */
  isOnlyFilters?: boolean;
  /**
   * Whether views of messages can be chosen and saved here.
   *
   * @default true
   */
  hasViews?: boolean;
  /** Content at the end, such as the choice of the layout. */
  aside?: ReactNode;
}

const ANY = 'any';

/** The toolbar above the messages: compose, search, views and filters. */
export function MessageToolbar(props: MessageToolbarProps) {
  const { filters, onFiltersChange, viewId, onViewChange, onCompose, onOutreach } = props;
  const { onLeaveSearch, searchRef, searchDelayMs = 150, isOnlyFilters = false, hasViews = true } = props;
  const words = useStrings(toolbarStrings);
  const { tier } = useStrings(labelStrings);
  const onQueryChange = useCallback((q: string) => onFiltersChange({ ...filters, q }), [filters, onFiltersChange]);
  const tiers = [
    { id: ANY, label: words.anyPriority },
    ...PRIORITY_TIERS.map((id) => ({ id, label: tier({ tier: id }) })),
  ] as const;
  return (
    <div role="group" aria-label={words.toolbar} className={styles.toolbar}>
      <div className={styles.line}>
        {!isOnlyFilters && <Begin onCompose={onCompose} onOutreach={onOutreach} />}
        <div className={styles.search}>
          <SearchBox
            ref={searchRef}
            query={filters.q}
            onQueryChange={onQueryChange}
            onLeave={onLeaveSearch}
            hasOperators
            delayMs={searchDelayMs}
          />
        </div>
        <div className={styles.narrow}>
          <div className={styles.priority}>
            <Select
              label={words.priority}
              isLabelHidden
              size="small"
              options={tiers}
              value={filters.priority ?? ANY}
              onChange={(tier) => onFiltersChange({ ...filters, priority: tier === ANY ? null : tier })}
            />
          </div>
          <FilterMenu filters={filters} onFiltersChange={onFiltersChange} />
          {hasViews && (
            <Suspense fallback={null}>
              <SavedViews filters={filters} viewId={viewId} onViewChange={onViewChange} />
            </Suspense>
          )}
          {props.aside}
        </div>
      </div>
      {isFiltered(filters) && <ActiveFilters filters={filters} onFiltersChange={onFiltersChange} />}
    </div>
  );
}

export function Begin({ onCompose, onOutreach }: Pick<MessageToolbarProps, 'onCompose' | 'onOutreach'>) {
  const words = useStrings(toolbarStrings);
  return (
    <div className={styles.begin}>
      <Button size="small" tone="primary" icon="pencil" onPress={onCompose}>
        {words.compose}
      </Button>
      <Button size="small" icon="send" onPress={onOutreach}>
        {words.multiChannel}
      </Button>
    </div>
  );
}
