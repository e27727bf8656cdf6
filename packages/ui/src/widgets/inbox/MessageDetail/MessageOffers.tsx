import type { MessageDetail, Task } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { OutreachDialog, TaskDialog } from './lazy';

type Offer = 'outreach' | Task['kind'];

export function MessageOffers({ message }: { message: MessageDetail }) {
  const words = useStrings(threadStrings);
  const [open, setOpen] = useState<Offer | null>(null);
  const close = () => setOpen(null);
  const { contact } = message;
  return (
    <>
      <Inline gap="xs">
        {contact && (
          <Button size="small" icon="send" onPress={() => setOpen('outreach')}>
            {words.outreach}
          </Button>
        )}
        <Button size="small" icon="clock" onPress={() => setOpen('follow_up')}>
          {words.followUp}
        </Button>
        <Button size="small" icon="plus" onPress={() => setOpen('task')}>
          {words.task}
        </Button>
      </Inline>
      <Suspense>
        {open === 'outreach' && contact && <OutreachDialog contact={contact} isOpen onClose={close} />}
        {(open === 'task' || open === 'follow_up') && (
          <TaskDialog
            kind={open}
            contactId={contact?.id}
            messageId={message.id}
            conversationId={message.conversationId}
            isOpen
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
