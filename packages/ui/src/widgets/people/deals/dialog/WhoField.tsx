import { type Contact, useListContacts } from '@concordia/api-client';
import { useState } from 'react';
import { ComboBox } from '../../../../components/ComboBox';
import { useStrings } from '../../../../locale';
import { dealStrings } from '../../../../strings/generated/deal';

/** Contacts listed before the user has to type more. */
const OFFERED = 20;

type Who = Pick<Contact, 'id' | 'name' | 'company'> & Partial<Pick<Contact, 'email'>>;

/** The contact of a deal, found by name, address or company. The form reads it as `contactId`. */
export function WhoField({ start }: { start: Who | null }) {
  const words = useStrings(dealStrings);
  const [typed, setTyped] = useState(start?.name ?? '');
  const [chosen, setChosen] = useState<Who | null>(start);
  // After a choice the box holds the contact's name, which is not a search.
  const q = typed.trim() === chosen?.name ? '' : typed.trim();
  const { data, error, isLoading } = useListContacts(q === '' ? { limit: OFFERED } : { limit: OFFERED, q }, {
    swr: { keepPreviousData: true },
  });
  const found: readonly Who[] = data ?? [];
  const offered = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <ComboBox
      name="contactId"
      label={words.contact}
      placeholder={words.contactPlaceholder}
      icon="search"
      isFiltered
      isRequired
      isLoading={isLoading}
      errorMessage={error === undefined ? undefined : words.contactFailed}
      validate={() => (chosen === null ? words.contactNeeded : null)}
      options={offered.map((contact) => ({
        id: contact.id,
        label: contact.name,
        description: [contact.company, contact.email].filter((fact) => fact).join(' · '),
      }))}
      value={chosen?.id ?? null}
      onInputChange={setTyped}
      onChange={(id) => setChosen(offered.find((one) => one.id === id) ?? null)}
    />
  );
}
