import { type HttpError, useGetDealBoard } from '@concordia/api-client';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { useStrings } from '../../../locale';
import { dealStagesStrings } from '../../../strings/generated/dealStages';
import { useProblem } from '../../shared/problems';
import { StageForm } from './StageForm';

export interface EditStagesDialogProps {
  onClose: () => void;
}

/** Renames, orders, adds and removes the open stages of deals. Won and lost stay. */
export function EditStagesDialog({ onClose }: EditStagesDialogProps) {
  const words = useStrings(dealStagesStrings);
  const describe = useProblem();
  const { data: board, error, mutate } = useGetDealBoard<HttpError>();
  return (
    <Dialog title={words.title} isOpen isDismissable={false} onOpenChange={(stays) => !stays && onClose()}>
      {board !== undefined && <StageForm board={board} onClose={onClose} />}
      {board === undefined && error === undefined && <SkeletonShape shape="block" height="13rem" />}
      {board === undefined && error !== undefined && (
        <ErrorState size="compact" title={words.readFailed} {...describe(error)} onRetry={() => void mutate()} />
      )}
    </Dialog>
  );
}
