import type { DealBoard as Data } from '@concordia/api-client';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { ToggleButton } from '../../../components/ToggleButton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblem } from '../../shared/problems';
import { useDealMoves } from '../deals/useDealMoves';
import { DealBoardMenu } from './DealBoardMenu';
import { DealSkeleton } from './DealSkeleton';

/* One of the two is shown, and each weighs as much as a page. */

const DealColumns = lazy(() => import('./DealColumns').then((module) => ({ default: module.DealColumns })));

const DealTable = lazy(() => import('./DealTable').then((module) => ({ default: module.DealTable })));

export interface DealLinks {
  contactHref: (contactId: string) => string;
  companyHref: (company: string) => string;
}

export interface DealBoardProps extends DealLinks {
  /** @default 'board' */
  view?: 'board' | 'table';
  onViewChange: (view: 'board' | 'table') => void;
  /** Opens a deal. Must be a stable function. */
  onOpen: (dealId: string) => void;
  onAdd: () => void;
  /** Set it where the page already has the title. @default false */
  isHeadingHidden?: boolean;
}

/** Deals by stage, to move by pointer and keys, or all of them as a table. */
export function DealBoard({ view = 'board', onViewChange, onAdd, isHeadingHidden = false, ...rest }: DealBoardProps) {
  const words = useStrings(dealStrings);
  const describe = useProblem();
  const { board, move } = useDealMoves();
  const { data, error, isValidating, mutate } = board;
  const isTable = view === 'table';
  return (
    <WidgetFrame
      title={words.board}
      isHeadingHidden={isHeadingHidden}
      isFilling
      state={stateOf()}
      actions={
        <>
          <ToggleButton
            size="small"
            icon="list"
            isSelected={isTable}
            onChange={(isOn) => onViewChange(isOn ? 'table' : 'board')}
          >
            {words.view.table}
          </ToggleButton>
          <Button size="small" tone="primary" icon="plus" onPress={onAdd}>
            {words.add}
          </Button>
          <DealBoardMenu />
        </>
      }
      skeleton={<DealSkeleton />}
      empty={
        <EmptyState
          icon="briefcase"
          title={words.none}
          description={words.noneHelp}
          actions={
            <Button tone="primary" icon="plus" onPress={onAdd}>
              {words.add}
            </Button>
          }
        />
      }
    >
      {(shown) => (
        <Suspense fallback={<DealSkeleton />}>
          {isTable ? <DealTable stages={shown} {...rest} /> : <DealColumns board={shown} onMove={move} {...rest} />}
        </Suspense>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<Data> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, ...describe(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    if (data.columns.every(({ count }) => count === 0)) return { kind: 'empty' };
    return { kind: 'ready', data, isRefreshing: isValidating };
  }
}
