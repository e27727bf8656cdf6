import { CHANNELS, contactSearchTerms, searchWords } from '@concordia/domain';
import {
  type NamedPerson,
  outside,
  outsideOrNull,
  type PersonFact,
  type Unresolved,
} from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { type ContactRow, channelBit } from '../../people/contact-records/contact.row.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ContactListRepository } from '../../people/contacts/contact-list.repository.js';

/** Contacts that a name may mean; more are not offered. */
const MOST_CHOICES = 6;
const EXAMINED = 50;

export type Resolved = { readonly contact: ContactRow } | { readonly people: Unresolved['people'] };

/** Finds whom a name means. What was typed is only ever compared. */
@Injectable()
export class NamedPeople {
  constructor(
    private readonly lists: ContactListRepository,
    private readonly contacts: ContactsRepository,
  ) {}

  /**
   * Whole names come before whole words of names, these before beginnings, and those before companies. Several of the best kind are several people: the
   * asker is asked.
   *
   * @param chosenId whom the asker chose among several.
   */
  async find(name: string, chosenId: string | undefined): Promise<Resolved> {
    const chosen = chosenId === undefined ? undefined : await this.contacts.find(chosenId);
    if (chosen !== undefined) return { contact: chosen };
    for (const variant of variantsOf(name)) {
      const best = bestOf(await this.#matching(variant), searchWords(variant));
      const [only, ...others] = best;
      if (only === undefined) continue;
      if (others.length === 0) return { contact: only };
      return {
        people: best
          .slice(0, MOST_CHOICES)
          .map((row) => ({ ...namedPerson(row), detail: outsideOrNull(row.company ?? row.email) })),
      };
    }
    return { people: [] };
  }

  async withWords(words: string, limit: number): Promise<ContactRow[]> {
    return (await this.#matching(words)).slice(0, limit);
  }

  async #matching(words: string): Promise<ContactRow[]> {
    const terms = contactSearchTerms(words);
    if (terms.length === 0) return [];
    return this.lists.list(
      { terms, sort: 'activity', limit: EXAMINED, after: null },
      await this.lists.count({ terms }),
    );
  }
}

/** German genitives have no apostrophe: "Adas Nummer". */
const variantsOf = (name: string): string[] => (/\p{L}{2}s$/u.test(name) ? [name, name.slice(0, -1)] : [name]);

function bestOf(rows: readonly ContactRow[], wanted: readonly string[]): ContactRow[] {
  if (wanted.length === 0) return [];
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, wanted) })).filter(({ rank }) => rank > 0);
  const best = Math.max(0, ...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ row }) => row);
}

function rankOf({ name, company }: ContactRow, wanted: readonly string[]): number {
  const words = searchWords(name);
  if (words.join(' ') === wanted.join(' ')) return 4;
  if (wanted.every((word) => words.includes(word))) return 3;
  if (wanted.every((word) => words.some((own) => own.startsWith(word)))) return 2;
  const firm = searchWords(company ?? '');
  return wanted.every((word) => firm.includes(word)) ? 1 : 0;
}

export const namedPerson = ({ id, name }: Pick<ContactRow, 'id' | 'name'>): NamedPerson => ({
  id,
  name: outside(name),
});

export const personFact = (row: ContactRow): PersonFact => ({
  ...namedPerson(row),
  title: outsideOrNull(row.title),
  company: outsideOrNull(row.company),
  location: outsideOrNull(row.location),
  email: outsideOrNull(row.email),
  phone: outsideOrNull(row.phone),
  birthday: row.birthday,
  channels: CHANNELS.filter((channel) => (row.channel_bits & channelBit(channel)) !== 0),
});
