import {
  type Deal,
  type DealBoard,
  DealState,
  getListDealsUrl,
  hasMore,
  pageOf,
  usePages,
} from '@concordia/api-client';
import { useMemo, useState } from 'react';
import { ToggleButtonGroup } from '../../../components/ButtonGroup';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblem, useProblemWords } from '../../shared/problems';
import { DealRows } from '../deals/DealRows';
import type { DealLinks } from './DealBoard';
import * as styles from './DealBoard.css';

interface DealTableProps extends DealLinks {
  stages: DealBoard;
  onOpen: (dealId: string) => void;
}

const PAGE = 200;

const STATES = [DealState.open, DealState.won, DealState.lost] as const;

/** Open, won or lost deals. More are read as the reader scrolls. */
export function DealTable({ stages, onOpen, ...links }: DealTableProps) {
  const words = useStrings(dealStrings);
  const describe = useProblem();
  const problemWords = useProblemWords();
  const [state, setState] = useState<DealState>(DealState.open);
  const { data, error, isValidating, mutate, size, setSize } = usePages<Deal>(getListDealsUrl({ state, limit: PAGE }));
  const deals = useMemo(() => data?.flat() ?? [], [data]);
  const total = pageOf(data?.[0]).total;
  return (
    <div className={styles.filtered}>
      <Inline>
        <ToggleButtonGroup
          label={words.states.label}
          size="small"
          options={STATES.map((id) => ({ id, label: words.states[id] }))}
          value={state}
          onChange={setState}
        />
      </Inline>
      {error !== undefined && data === undefined ? (
        <ErrorState title={words.failed} {...describe(error)} onRetry={() => void mutate()} />
      ) : (
        <div className={styles.table}>
          <DealRows
            key={state}
            label={words.board}
            deals={deals}
            stages={stages.columns.map(({ stage }) => stage)}
            totalCount={Math.max(total ?? 0, deals.length)}
            isLoading={data === undefined}
            isByStage={state === DealState.open}
            onOpen={onOpen}
            {...(hasMore(data) && {
              more: {
                onLoad: () => void setSize(size + 1),
                isLoading: isValidating && size > (data?.length ?? 0),
                ...(error !== undefined && { problem: problemWords(error) }),
              },
            })}
            {...links}
          />
        </div>
      )}
    </div>
  );
}
