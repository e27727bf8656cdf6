import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { offlineChangesStrings } from '../../../strings/generated/offlineChanges';
import type { HeldChangesProps } from './HeldChanges';

/** Loaded on demand: there is a connection by then, and conflicts are rare. */
const HeldChanges = lazy(() => import('./HeldChanges').then((module) => ({ default: module.HeldChanges })));

/** How many changes wait to be sent, as a sentence of the connection's banner. */
export function WaitingChanges({ count }: { count: number }) {
  const words = useStrings(offlineChangesStrings);
  return <> {words.waiting({ count })}</>;
}

/** How many changes need a decision, as the text of a banner. */
export function UndecidedChanges({ count }: { count: number }) {
  const words = useStrings(offlineChangesStrings);
  return words.held({ count });
}

/** Opens the changes that need a decision. */
export function ReviewChanges(props: Omit<HeldChangesProps, 'onClose'>) {
  const words = useStrings(offlineChangesStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {props.changes.length > 0 && (
        <Button size="small" onPress={() => setOpen(true)}>
          {words.review}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <HeldChanges {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
