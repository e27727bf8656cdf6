import { type ContactDetail, createContact, updateContact } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useRereadPeople } from '../changes/useRereadPeople';
import { ContactFieldset } from './ContactFieldset';
import { CustomFields } from './CustomFields';
import { changedIn, fieldsOf, NOBODY, newContact, typedIn } from './contactBody';
import { type Owner, ownerIn, Taken } from './Taken';

export interface ContactFormBodyProps {
  /** `null` creates a contact. */
  contact: ContactDetail | null;
  /** Called on the first unsaved edit. */
  onEdit: () => void;
  onCancel: () => void;
  onSaved: (contactId: string) => void;
  onOpenContact: (contactId: string) => void;
  onMerge?: (keepId: string, otherId: string) => void;
}

/** The contact form. Server errors show at their fields and keep the input. */
export function ContactFormBody({ contact, onEdit, onCancel, onSaved, onOpenContact, onMerge }: ContactFormBodyProps) {
  const words = useStrings(peopleStrings);
  const toast = useToast();
  const reread = useRereadPeople();
  const [start] = useState(() => (contact === null ? NOBODY : fieldsOf(contact)));
  const [tags, setTags] = useState(start.tags);
  const [rows, setRows] = useState(() => start.customFields.map((field, id) => ({ ...field, id })));
  const [owner, setOwner] = useState<Owner | null>(null);

  async function keep(values: FormValues): Promise<string> {
    const typed = typedIn(values, tags, rows);
    if (contact === null) return (await createContact(newContact(typed))).id;
    const update = changedIn(typed, start);
    if (update !== null) await updateContact(contact.id, update);
    return contact.id;
  }

  async function submit(values: FormValues): Promise<void> {
    setOwner(null);
    try {
      const id = await keep(values);
      void reread();
      toast({ title: contact === null ? words.added({ name: values.text('name') }) : words.saved });
      onSaved(id);
    } catch (problem) {
      setOwner(ownerIn(problem));
      throw problem;
    }
  }

  return (
    // Native `input` events from all fields bubble up to here.
    <div onInput={onEdit}>
      <Form aria-label={contact === null ? words.create : words.editTitle} onSubmit={submit}>
        {owner !== null && (
          <Taken
            owner={owner}
            onOpen={onOpenContact}
            {...(contact !== null && onMerge && { onMerge: (id: string) => onMerge(contact.id, id) })}
          />
        )}
        <ContactFieldset
          start={start}
          tags={tags}
          onTagsChange={(next) => {
            setTags(next);
            onEdit();
          }}
          onEdit={onEdit}
        />
        <CustomFields
          rows={rows}
          onChange={(next) => {
            setRows([...next]);
            onEdit();
          }}
        />
        <FormActions>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <SubmitButton>{contact === null ? words.create : words.save}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
