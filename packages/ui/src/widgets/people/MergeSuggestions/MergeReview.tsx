import type { MergeSuggestion } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { MergeDialog } from '../MergeDialog/MergeDialog';
import { PastMerges } from './PastMerges';
import { SuggestedPairs } from './SuggestedPairs';

export interface MergeReviewProps {
  onClose: () => void;
  onOpenContact: (contactId: string) => void;
}

export function MergeReview({ onClose, onOpenContact }: MergeReviewProps) {
  const words = useStrings(peopleStrings);
  const [merging, setMerging] = useState<MergeSuggestion | null>(null);
  return (
    <>
      <Dialog title={words.reviewTitle} size="large" isOpen onOpenChange={(stays) => !stays && onClose()}>
        <Stack gap="xl">
          <SuggestedPairs onMerge={setMerging} onOpenContact={onOpenContact} />
          <PastMerges onOpenContact={onOpenContact} />
        </Stack>
      </Dialog>
      {merging !== null && (
        <MergeDialog keepId={merging.one.id} otherId={merging.other.id} isOpen onClose={() => setMerging(null)} />
      )}
    </>
  );
}
