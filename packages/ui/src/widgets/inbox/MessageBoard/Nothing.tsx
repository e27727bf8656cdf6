import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { NoMatches } from '../../shared/parts/NoMatches';

interface NothingProps {
  isFiltered: boolean;
  onClearFilters: (() => void) | undefined;
  /** Shown without filters. @default 'No messages' */
  children: ReactNode;
}

/** Stands in place of the board when there is no conversation, or none that matches. */
export function Nothing({ isFiltered, onClearFilters, children }: NothingProps) {
  const words = useStrings(messageStrings);
  if (isFiltered) return <NoMatches onClearFilters={onClearFilters} />;
  return children ?? <EmptyState icon="inbox" title={words.noMessages} />;
}
