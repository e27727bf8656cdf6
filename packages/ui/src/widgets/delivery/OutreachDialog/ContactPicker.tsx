import { type Contact, useListContacts } from '@concordia/api-client';
import { useState } from 'react';
import { ComboBox } from '../../../components/ComboBox';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';

/** Contacts listed before the user has to type more. */
const OFFERED = 20;

export interface ContactPickerProps {
  exceptId?: string;
  onChange: (contact: Contact | null) => void;
}

/** Finds a contact by part of the name, address or company. Without input it lists the most recent contacts. */
export function ContactPicker({ exceptId, onChange }: ContactPickerProps) {
  const words = useStrings(outreachStrings);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Contact | null>(null);
  // After a choice the box holds the contact's name, which is not a search.
  const q = typed.trim() === chosen?.name ? '' : typed.trim();
  const { data, error, isLoading } = useListContacts(q === '' ? { limit: OFFERED } : { limit: OFFERED, q }, {
    swr: { keepPreviousData: true },
  });
  const found = (data ?? []).filter(({ id }) => id !== exceptId);
  const offered = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <ComboBox
      label={words.contact}
      placeholder={words.contactPlaceholder}
      icon="search"
      isFiltered
      isLoading={isLoading}
      errorMessage={error === undefined ? undefined : words.contactFailed}
      options={offered.map((contact) => ({
        id: contact.id,
        label: contact.name,
        description: [contact.company, contact.email].filter((fact) => fact !== null).join(' · '),
      }))}
      value={chosen?.id ?? null}
      onInputChange={setTyped}
      onChange={(id) => {
        const contact = offered.find((one) => one.id === id) ?? null;
        setChosen(contact);
        onChange(contact);
      }}
    />
  );
}
