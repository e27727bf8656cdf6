import { type Deal, useGetDeal, useGetDealBoard } from '@concordia/api-client';
import { Suspense, useEffect } from 'react';
import { Dialog } from '../../../../components/Dialog';
import { ErrorState } from '../../../../components/ErrorState';
import { SkeletonShape } from '../../../../components/Skeleton';
import { Stack } from '../../../../components/Stack';
import { lazyWithPreload } from '../../../../lazyWithPreload';
import { useStrings } from '../../../../locale';
import { dealStrings } from '../../../../strings/generated/deal';
import { requestIdOf, useProblemWords } from '../../../shared/problems';
import type { DealLinks } from '../../DealBoard/DealBoard';

const DealForm = lazyWithPreload(async () => (await import('./DealForm')).DealForm);

export interface DealDialogProps extends DealLinks {
  /** The deal to edit; `null` to enter one. */
  dealId: string | null;
  isOpen: boolean;
  onClose: () => void;
  conversationHref: (conversationId: string) => string;
}

/** Enters or edits a deal. */
export function DealDialog({ isOpen, ...props }: DealDialogProps) {
  const words = useStrings(dealStrings);
  if (!isOpen) return null;
  return (
    <Dialog
      title={props.dealId === null ? words.add : words.edit}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && props.onClose()}
    >
      <DealDialogBody {...props} />
    </Dialog>
  );
}

function DealDialogBody({ dealId, ...props }: Omit<DealDialogProps, 'isOpen'>) {
  const words = useStrings(dealStrings);
  const problemWords = useProblemWords();
  useEffect(() => void DealForm.preload(), []);
  const deal = useGetDeal(dealId ?? '', { swr: { enabled: dealId !== null } });
  const board = useGetDealBoard();
  const error = deal.error ?? board.error;
  const stages = board.data?.columns.map(({ stage }) => stage);
  const start: Deal | null | undefined = dealId === null ? null : deal.data;
  if (stages !== undefined && start !== undefined) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <DealForm deal={start} stages={stages} {...props} />
      </Suspense>
    );
  }
  if (error === undefined) return <FormSkeleton />;
  const retry = () => void Promise.all([deal.mutate(), board.mutate()]);
  return (
    <ErrorState
      size="compact"
      title={words.failedOne}
      description={problemWords(error)}
      reference={requestIdOf(error)}
      onRetry={retry}
    />
  );
}

const FormSkeleton = () => (
  <Stack gap="lg">
    <SkeletonShape shape="block" height="2.5rem" />
    <SkeletonShape shape="block" height="2.5rem" />
    <SkeletonShape shape="block" height="2.5rem" />
    <SkeletonShape shape="block" height="5rem" />
  </Stack>
);
