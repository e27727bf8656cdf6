import { type ContactNote, createContactNote, deleteContactNote, updateContactNote } from '@concordia/api-client';
import { useState } from 'react';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useContactActions } from '../changes/useContactActions';
import { useRereadPeople } from '../changes/useRereadPeople';
import * as styles from './ContactDetails.css';
import { NoteForm } from './NoteForm';

/** One note, edited in place. Deleting needs no confirmation: a toast offers undo. */
export function NoteItem({ note }: { note: ContactNote }) {
  const words = useStrings(peopleStrings);
  const { act } = useContactActions();
  const reread = useRereadPeople();
  const [isEdited, setEdited] = useState(false);
  const { id, contactId, text, createdAt, updatedAt } = note;
  const remove = () =>
    act(() => deleteContactNote(contactId, id), {
      title: words.noteDeleted,
      undo: () => createContactNote(contactId, { text }),
    });
  if (isEdited) {
    return (
      <li className={styles.note}>
        <NoteForm
          label={words.noteText}
          submitLabel={words.save}
          start={text}
          onSubmit={async (next) => {
            await updateContactNote(contactId, id, { text: next });
            await reread();
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <Text dir="auto" as="div">
        <span className={styles.written}>{text}</span>
      </Text>
      <Inline justify="between">
        <Text as="span" size="caption" tone="muted">
          <RelativeTime instant={createdAt} />
          {updatedAt !== createdAt && `, ${words.edited}`}
        </Text>
        <Inline gap="xs">
          <IconButton size="small" icon="pencil" label={words.editNote} onPress={() => setEdited(true)} />
          <IconButton size="small" icon="trash" label={words.deleteNote} onPress={() => void remove()} />
        </Inline>
      </Inline>
    </li>
  );
}
