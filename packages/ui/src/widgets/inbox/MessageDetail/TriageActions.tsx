import { useListMembers } from '@concordia/api-client';
import { Suspense, useRef } from 'react';
import { IconButton } from '../../../components/Button';
import { Popover } from '../../../components/Popover';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import type { DeskItem } from '../messages/deskItem';
import { useChangeAndGoOn } from '../messages/useChangeAndGoOn';
import { useChangeMessage } from '../messages/useChangeMessage';
import { AssignMenu, ProjectPicker, SnoozeDialog } from './lazy';
import { useOpenFor } from './useOpenFor';

export function TriageActions({ message }: { message: DeskItem }) {
  const words = useStrings(threadStrings);
  const change = useChangeMessage();
  const changeAndGoOn = useChangeAndGoOn();
  const [isSnoozing, setSnoozing] = useOpenFor(message.conversationId);
  return (
    <>
      <IconButton
        icon="clock"
        size="small"
        label={message.snooze === null ? words.snooze : words.wake}
        onPress={() => (message.snooze === null ? setSnoozing(true) : void change(message, { snooze: null }))}
      />
      <AssignButton message={message} onAssign={(assigneeId) => changeAndGoOn([message], { assigneeId })} />
      <ProjectsButton conversationId={message.conversationId} />
      {isSnoozing && (
        <Suspense>
          <SnoozeDialog
            isOpen
            onClose={() => setSnoozing(false)}
            onSnooze={(snooze) => changeAndGoOn([message], { snooze })}
          />
        </Suspense>
      )}
    </>
  );
}

function ProjectsButton({ conversationId }: { conversationId: string }) {
  const { projects } = useStrings(threadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenFor(conversationId);
  return (
    <>
      <IconButton
        ref={button}
        icon="folder"
        size="small"
        label={projects}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <Popover aria-label={projects} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        <Suspense>
          <ProjectPicker conversationId={conversationId} />
        </Suspense>
      </Popover>
    </>
  );
}

interface AssignButtonProps {
  message: DeskItem;
  onAssign: (assigneeId: string | null) => void;
}

function AssignButton({ message, onAssign }: AssignButtonProps) {
  const { conversationId, assigneeId } = message;
  const words = useStrings(threadStrings);
  const { data: members } = useListMembers();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenFor(conversationId);
  const assignee = members?.find(({ id }) => id === assigneeId);
  const bringMenu = () => void AssignMenu.preload();
  return (
    <>
      <IconButton
        ref={button}
        icon="user"
        size="small"
        label={assignee === undefined ? words.assign : words.assignedTo({ name: assignee.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={bringMenu}
        onFocus={bringMenu}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <AssignMenu
            items={[message]}
            assigneeId={assigneeId}
            onAssign={onAssign}
            triggerRef={button}
            isOpen
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
