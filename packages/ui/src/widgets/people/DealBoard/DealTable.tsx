import { type Deal, type DealBoard, useListDeals } from '@concordia/api-client';
import { ErrorState } from '../../../components/ErrorState';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblem } from '../../shared/problems';
import { DealRows } from '../deals/DealRows';
import type { DealLinks } from './DealBoard';
import * as styles from './DealBoard.css';

interface DealTableProps extends DealLinks {
  stages: DealBoard;
  onOpen: (dealId: string) => void;
}

/** The most recent deals, open and closed. */
const SHOWN = 500;

const NONE: readonly Deal[] = [];

export function DealTable({ stages, onOpen, ...links }: DealTableProps) {
  const words = useStrings(dealStrings);
  const describe = useProblem();
  const { data, error, isLoading, mutate } = useListDeals({ limit: SHOWN });
  const total = stages.columns.reduce((sum, { count }) => sum + count, 0);
  if (error !== undefined && data === undefined) {
    return <ErrorState title={words.failed} {...describe(error)} onRetry={() => void mutate()} />;
  }
  return (
    <div className={styles.table}>
      <DealRows
        label={words.board}
        deals={data ?? NONE}
        stages={stages.columns.map(({ stage }) => stage)}
        totalCount={Math.max(total, data?.length ?? 0)}
        isLoading={isLoading}
        onOpen={onOpen}
        {...links}
      />
    </div>
  );
}
