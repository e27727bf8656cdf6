import { type Contact, type ContactUpdate, getContact, HttpError, updateContact } from '@concordia/api-client';
import { isFieldColumn } from '@concordia/domain';
import { useCallback, useState } from 'react';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useProblemWords } from '../../shared/problems';
import { useRereadPeople } from '../changes/useRereadPeople';
import { type EditedColumn, updateOf, withField } from './contactFields';

type TextColumn = Exclude<EditedColumn, 'tags'>;

/** Saves single fields of contacts. What was saved shows at once, before the list is read again. */
export function useContactEdits() {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const reread = useRereadPeople();
  const [saved, setSaved] = useState<ReadonlyMap<string, Contact>>(new Map());

  const refusal = (problem: unknown, field: EditedColumn): string => {
    if (!(problem instanceof HttpError) || problem.status !== 400) return problemWords(problem);
    if (field === 'email') return words.emailWrong;
    if (field === 'phone') return words.phoneWrong;
    return field === 'linkedin' ? words.linkedinWrong : problemWords(problem);
  };

  const send = async (contact: Contact, field: EditedColumn, update: () => Promise<ContactUpdate>) => {
    try {
      const next = await updateContact(contact.id, await update());
      setSaved((before) => new Map([...before, [contact.id, next]]));
      void reread().then(() => setSaved((before) => without(before, contact.id, next)));
      return null;
    } catch (problem) {
      return refusal(problem, field);
    }
  };

  return {
    /** @returns what was wrong, or `null`. */
    save: async (contact: Contact, field: TextColumn, text: string): Promise<string | null> => {
      if (field === 'name' && text === '') return words.nameNeeded;
      return send(contact, field, async () => {
        if (!isFieldColumn(field)) return updateOf(field, text);
        // All custom fields are sent: those that others changed meanwhile must stay.
        const { customFields } = await getContact(contact.id);
        return { customFields: [...withField(customFields, field, text)] };
      });
    },
    /** @returns what was wrong, or `null`. */
    saveTags: (contact: Contact, tags: readonly string[]): Promise<string | null> =>
      send(contact, 'tags', async () => ({ tags: [...tags] })),
    /** A contact as it was saved last. Stable until something is saved. */
    current: useCallback((contact: Contact) => saved.get(contact.id) ?? contact, [saved]),
  };
}

/** Keeps what was saved after `next`. */
function without(saved: ReadonlyMap<string, Contact>, id: string, next: Contact): ReadonlyMap<string, Contact> {
  return saved.get(id) === next ? new Map([...saved].filter(([one]) => one !== id)) : saved;
}
