import type { MessageFilters } from '@concordia/ui/widgets/inbox/messages';
import { ActionsToCome } from '@concordia/ui/widgets/shared/shortcuts';
import { type RefObject, Suspense } from 'react';
import * as styles from './Dashboard.css';
import { DeskLayer, MessageToolbar, MobileToolbar } from './lazy';
import { openIdOf, type Place } from './place';
import type { DashboardTools } from './useDashboardTools';

interface ToolsProps {
  place: Place;
  hasRoom: boolean;
  tools: DashboardTools;
  searchRef: RefObject<HTMLInputElement | null>;
  onFiltersChange: (filters: MessageFilters) => void;
}

/** The toolbar, replaced by the selection bar while messages are selected. */
export function Tools({ place, hasRoom, tools, searchRef, onFiltersChange }: ToolsProps) {
  const { filters, viewId } = place;
  const common = {
    filters,
    onFiltersChange,
    viewId,
    onViewChange: tools.chooseView,
    onCompose: tools.compose,
    onOutreach: tools.outreach,
    onLeaveSearch: tools.leaveSearch,
    searchRef,
  };
  return (
    <div className={styles.tools}>
      <Suspense fallback={<div className={styles.toolsToCome} />}>
        {hasRoom ? (
          <MessageToolbar {...common} />
        ) : (
          <MobileToolbar {...common} isSearching={tools.isSearching} onSearchingChange={tools.setSearching} />
        )}
      </Suspense>
      <Suspense fallback={<ActionsToCome />}>
        <DeskLayer openId={openIdOf(place)} handlers={tools.handlers} />
      </Suspense>
    </div>
  );
}
