import { IconButton } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { activeFilters, isFiltered } from '../messages/filters';
import { ActiveFilters } from './ActiveFilters';
import { Begin, MessageToolbar, type MessageToolbarProps } from './MessageToolbar';
import * as styles from './MessageToolbar.css';

export interface MobileToolbarProps extends Omit<MessageToolbarProps, 'isOnlyFilters'> {
  isSearching: boolean;
  onSearchingChange: (isSearching: boolean) => void;
}

/** The toolbar on phones: compose buttons and a search sheet. Active filters stay visible above the list. */
export function MobileToolbar({ isSearching, onSearchingChange, ...props }: MobileToolbarProps) {
  const words = useStrings(toolbarStrings);
  const { filters, onFiltersChange, onLeaveSearch } = props;
  const count = activeFilters(filters).length;
  const leave = () => {
    onSearchingChange(false);
    onLeaveSearch?.();
  };
  return (
    <div role="group" aria-label={words.toolbar} className={styles.toolbar}>
      <div className={styles.line}>
        <Begin onCompose={props.onCompose} onOutreach={props.onOutreach} />
        <span className={styles.end}>
          <IconButton
            icon="search"
            label={count > 0 ? words.searchAndFiltersOn({ count }) : words.searchAndFilters}
            onPress={() => onSearchingChange(true)}
          />
        </span>
      </div>
      {isFiltered(filters) && !isSearching && <ActiveFilters filters={filters} onFiltersChange={onFiltersChange} />}
      <Dialog title={words.searchAndFilters} isOpen={isSearching} onOpenChange={onSearchingChange}>
        <MessageToolbar {...props} onLeaveSearch={leave} isOnlyFilters />
      </Dialog>
    </div>
  );
}
