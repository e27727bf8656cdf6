import type { MessageUpdate } from '@concordia/api-client';
import { lazy, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { DeskItem } from '../messages/deskItem';
import type { OpenDialog } from '../messages/openDialog';
import { useMessageStore } from '../messages/useMessageEdits';

const SnoozeDialog = lazy(() => import('../SnoozeDialog').then((module) => ({ default: module.SnoozeDialog })));
const AssignDialog = lazy(() =>
  import('../AssignDialog/AssignDialog').then((module) => ({ default: module.AssignDialog })),
);
const DeskReasons = lazy(() => import('./DeskReasons').then((module) => ({ default: module.DeskReasons })));
const MergeConversations = lazy(() =>
  import('../Regroup/MergeConversations').then((module) => ({ default: module.MergeConversations })),
);
const DeskProjects = lazy(() => import('./DeskProjects').then((module) => ({ default: module.DeskProjects })));

export interface DeskDialogsProps {
  onChange: (messages: readonly DeskItem[], change: MessageUpdate) => void;
}

/** The assignee shared by several messages; `undefined` if they differ. */
function commonAssignee(messages: readonly DeskItem[]): string | null | undefined {
  const [first] = messages;
  return messages.every(({ assigneeId }) => assigneeId === first?.assigneeId) ? first?.assigneeId : undefined;
}

/** After a dialog closes, focus returns to the card it was opened from. If that message has left its list, focus moves to its place there. */
function useFocusAfterAnswer(question: OpenDialog | null) {
  const { desk } = useMessageStore();
  const askedAt = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (question !== null) {
      askedAt.current = desk.current()?.id ?? question.messages[0]?.id ?? null;
      if (askedAt.current !== null) desk.holdPlace(askedAt.current);
      return;
    }
    const id = askedAt.current;
    askedAt.current = null;
    if (id === null) return;
    // The dialog restores focus in the next frame, if the element still exists.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) desk.returnTo(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [desk, question]);
}

export function DeskDialogs({ onChange }: DeskDialogsProps) {
  const { asked } = useMessageStore();
  const question = useSyncExternalStore(asked.subscribe, asked.now, asked.now);
  useFocusAfterAnswer(question);
  if (question === null) return null;
  const { about, messages } = question;
  const close = () => asked.close();
  return (
    <Suspense fallback={null}>
      {about === 'snooze' && (
        <SnoozeDialog
          isOpen
          onClose={close}
          onSnooze={({ until, unlessReply }) => onChange(messages, { snooze: { until, unlessReply } })}
        />
      )}
      {about === 'assign' && (
        <AssignDialog
          isOpen
          onClose={close}
          items={messages}
          assigneeId={commonAssignee(messages)}
          onAssign={(assigneeId) => onChange(messages, { assigneeId })}
        />
      )}
      {about === 'priority' && <DeskReasons messages={messages} onClose={close} />}
      {about === 'merge' && messages[0]?.contact && (
        <MergeConversations conversationId={messages[0].conversationId} contact={messages[0].contact} onClose={close} />
      )}
      {about === 'project' && <DeskProjects messages={messages} onClose={close} />}
    </Suspense>
  );
}
