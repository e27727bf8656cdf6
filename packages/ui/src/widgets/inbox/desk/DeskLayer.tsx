import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import { labelStrings } from '../../../strings/generated/label';
import { useActions } from '../../shared/shortcuts';
import { holdUnderPointer } from '../messages/holdUnderPointer';
import { useChangeAndGoOn } from '../messages/useChangeAndGoOn';
import { useMessageStore } from '../messages/useMessageEdits';
import { useSelected } from '../messages/useSelection';
import { useUndoNewest } from '../messages/useUndoNewest';
import { useRegroup } from '../Regroup/useRegroup';
import { DeskDialogs } from './DeskDialogs';
import { type DeskHandlers, deskActions } from './deskActions';

const BulkBar = lazy(() => import('../BulkBar').then((module) => ({ default: module.BulkBar })));

export interface DeskLayerProps {
  /** The open conversation or message; `null` for none. */
  openId: string | null;
  /** Must be a stable object. */
  handlers: DeskHandlers;
}

/** After the open conversation closes, focus moves to its place in the list, unless the user has moved focus elsewhere. */
function useFocusAfterClosing(openId: string | null) {
  const { desk } = useMessageStore();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const note = () => desk.noteFocus();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [desk]);
  useEffect(() => {
    const closed = openId === null ? before.current : null;
    before.current = openId;
    const active = document.activeElement;
    if (closed !== null && (active === document.body || active?.closest('[data-row-id]'))) desk.returnTo(closed);
  }, [desk, openId]);
}

const isOverRow = ({ target }: Event) => target instanceof Element && target.closest('[data-row-id]') !== null;

/** DeskItem actions of the page: shortcuts, the bulk bar and dialogs. Independent of the lists' rendering, so it can load after them. */
export function DeskLayer({ openId, handlers }: DeskLayerProps) {
  const words = useStrings(deskStrings);
  const { column } = useStrings(labelStrings);
  const store = useMessageStore();
  const undo = useUndoNewest();
  const change = useChangeAndGoOn();
  const { size } = useSelected();
  const { split } = useRegroup();
  const actions = useMemo(
    () => deskActions({ store, words, column: (status) => column({ status }), change, undo, split, handlers }),
    [store, words, column, change, undo, split, handlers],
  );
  useActions(actions);
  useFocusAfterClosing(openId);
  useLayoutEffect(() => store.desk.setOpen(openId), [store, openId]);
  useLayoutEffect(() => store.serve(handlers), [store, handlers]);
  useEffect(() => holdUnderPointer(store, document, isOverRow), [store]);
  // Clears the selection on leaving the page, so that no action changes messages out of view.
  useLayoutEffect(() => () => store.selection.clear(), [store]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{size > 0 && words.announce({ count: size })}</span>
      </VisuallyHidden>
      {size > 0 && (
        <Suspense fallback={null}>
          <BulkBar actions={actions} />
        </Suspense>
      )}
      <DeskDialogs onChange={change} />
    </>
  );
}
