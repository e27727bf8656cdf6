import { type Contact, type Deal, type NewDeal, useGetDeal, useListDealStages } from '@concordia/api-client';
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

/** Ways from the deal to what it is about. */
export interface DealSubjectLinks extends DealLinks {
  conversationHref: (conversationId: string) => string;
}

/** What a new deal begins with. */
export interface DealStart extends Pick<NewDeal, 'conversationIds'> {
  contact: Pick<Contact, 'id' | 'name' | 'company'>;
}

export interface DealDialogProps {
  /** The deal to edit; `null` to enter one. */
  dealId: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** Left out where the deal's contact is at hand already. */
  links?: DealSubjectLinks;
  start?: DealStart;
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
  const { data: stages, error: unstaged, mutate: stageAgain } = useListDealStages();
  const error = deal.error ?? unstaged;
  const edited: Deal | null | undefined = dealId === null ? null : deal.data;
  if (stages !== undefined && edited !== undefined) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <DealForm deal={edited} stages={stages} {...props} />
      </Suspense>
    );
  }
  if (error === undefined) return <FormSkeleton />;
  const retry = () => void Promise.all([deal.mutate(), stageAgain()]);
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
