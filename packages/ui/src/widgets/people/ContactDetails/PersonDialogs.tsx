import type { ContactDetail, ContactMerge } from '@concordia/api-client';
import { lazy, useState } from 'react';
import type { PersonAction } from './PersonActions';

/* Loaded on demand: dialogs are larger than the view, and most visits open none. */

const ContactForm = lazy(() => import('../ContactForm').then((module) => ({ default: module.ContactForm })));
const EraseDialog = lazy(() => import('../EraseDialog').then((module) => ({ default: module.EraseDialog })));
const MergeDialog = lazy(() => import('../MergeDialog').then((module) => ({ default: module.MergeDialog })));
const OutreachDialog = lazy(() =>
  import('../../delivery/OutreachDialog').then((module) => ({ default: module.OutreachDialog })),
);
const PictureDialog = lazy(() => import('../PictureDialog').then((module) => ({ default: module.PictureDialog })));
const TaskDialog = lazy(() => import('../../day/TaskDialog').then((module) => ({ default: module.TaskDialog })));

interface PersonDialogsProps {
  contact: ContactDetail;
  /** `null` if no dialog is open. */
  action: PersonAction | null;
  onAction: (action: PersonAction | null) => void;
  /** Called when the contact was erased or merged into another. */
  onGone: () => void;
  onOpenContact: (contactId: string) => void;
}

export function PersonDialogs({ contact, action, onAction, onGone, onOpenContact }: PersonDialogsProps) {
  const { id } = contact;
  const [otherId, setOtherId] = useState<string | null>(null);
  const close = () => {
    onAction(null);
    setOtherId(null);
  };
  if (action === null) return null;
  if (action === 'compose') return <OutreachDialog contact={contact} isOpen onClose={close} />;
  if (action === 'followUp') return <TaskDialog kind="follow_up" contactId={id} isOpen onClose={close} />;
  if (action === 'task') return <TaskDialog kind="task" contactId={id} isOpen onClose={close} />;
  if (action === 'picture') return <PictureDialog contact={contact} isOpen onClose={close} />;
  // If this contact was merged into another, opens that one.
  const goOn = ({ contactId }: ContactMerge) => {
    if (contactId === id) return;
    close();
    onOpenContact(contactId);
  };
  if (action === 'merge') return <MergeDialog keepId={id} isOpen onClose={close} onMerged={goOn} />;
  if (action === 'erase') {
    return (
      <EraseDialog
        contactId={id}
        isOpen
        onClose={(isErased) => {
          close();
          if (isErased) onGone();
        }}
      />
    );
  }
  return (
    <>
      <ContactForm
        contactId={id}
        isOpen
        onClose={close}
        onOpenContact={(other) => {
          close();
          onOpenContact(other);
        }}
        onMerge={(_keepId, other) => setOtherId(other)}
      />
      {/* Above the form: its input can be saved once the merge frees the handle. */}
      {otherId !== null && (
        <MergeDialog keepId={id} otherId={otherId} isOpen onClose={() => setOtherId(null)} onMerged={goOn} />
      )}
    </>
  );
}
