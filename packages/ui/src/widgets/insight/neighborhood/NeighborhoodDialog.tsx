import { type Neighborhood, useGetNeighborhood } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { useFigures } from '../intelligence';
import { NeighborhoodView } from './NeighborhoodView';
import { Trail } from './Trail';
import { type Step, useTrail } from './useTrail';

export interface NeighborhoodDialogProps {
  of: Step;
  contactHref: (contactId: string) => string;
  onClose: () => void;
}

export function NeighborhoodDialog({ of, contactHref, onClose }: NeighborhoodDialogProps) {
  const words = useStrings(neighborhoodStrings);
  const { middle, before, goTo, back } = useTrail(of);
  /** After navigation, focus moves to the new center. */
  const [isWalking, setWalking] = useState(false);
  const [isTable, setTable] = useState(false);
  const answer = useGetNeighborhood(middle.entity_type, middle.entity_id, undefined, {
    swr: { keepPreviousData: true },
  });
  // The previous picture stays while the next one loads, but does not hide an error.
  const isOld = answer.data?.center.entity_id !== middle.entity_id && answer.error !== undefined;
  const state = emptyIfAlone(useFigures({ ...answer, data: isOld ? undefined : answer.data }, words.failed));
  const walkTo = (step: Step) => {
    setWalking(true);
    goTo(step);
  };
  return (
    <Dialog
      title={words.title({ name: middle.name })}
      size="large"
      isOpen
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Stack gap="md">
        <Trail before={before} middle={middle} onGoTo={goTo} />
        <WidgetFrame
          title={words.title({ name: middle.name })}
          isHeadingHidden
          headingLevel={3}
          loadingText={words.loading}
          state={state}
          skeleton={<SkeletonShape shape="block" height="30rem" />}
          empty={<EmptyState size="compact" icon="users" title={words.empty} description={words.emptyHelp} />}
        >
          {(neighborhood) => (
            <NeighborhoodView
              key={neighborhood.center.entity_id}
              neighborhood={neighborhood}
              isTable={isTable}
              onTableChange={setTable}
              contactHref={contactHref}
              takesFocus={isWalking && neighborhood.center.entity_id === middle.entity_id}
              onCenter={walkTo}
              onBack={() => {
                setWalking(true);
                return back();
              }}
            />
          )}
        </WidgetFrame>
      </Stack>
    </Dialog>
  );
}

const emptyIfAlone = (state: WidgetState<Neighborhood>): WidgetState<Neighborhood> =>
  state.kind === 'ready' && state.data.nodes.length === 0 ? { kind: 'empty' } : state;
