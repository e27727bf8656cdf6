import { foldContentLine } from '@concordia/domain';
import type { ExportedPerson } from './exported-people.js';

/** Escapes vCard text (RFC 6350 §3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

export async function* writeVcards(people: AsyncIterable<ExportedPerson>, version: '3' | '4'): AsyncGenerator<string> {
  for await (const person of people) {
    const lines = [
      'BEGIN:VCARD',
      `VERSION:${version}.0`,
      `UID:urn:uuid:${person.id}`,
      `FN:${escaped(person.name)}`,
      // Version 3 requires the parts of a name, but only the full name is known.
      `N:${escaped(person.name)};;;;`,
      ...property('TITLE', person.title),
      ...property('ORG', person.company),
      ...person.emails.map((email) => `EMAIL:${escaped(email)}`),
      ...person.phones.map((phone) => (version === '4' ? `TEL;VALUE=uri:tel:${phone}` : `TEL:${phone}`)),
      ...(person.linkedinUrl === null ? [] : [`URL:${person.linkedinUrl}`]),
      ...(person.location === null ? [] : [`ADR:;;;${escaped(person.location)};;;`]),
      ...(person.birthday === null
        ? []
        : [`BDAY:${version === '4' ? person.birthday.replaceAll('-', '') : person.birthday}`]),
      ...(person.tags.length === 0 ? [] : [`CATEGORIES:${person.tags.map(escaped).join(',')}`]),
      'END:VCARD',
    ];
    yield `${lines.map(foldContentLine).join('\r\n')}\r\n`;
  }
}

const property = (name: string, value: string | null): string[] =>
  value === null ? [] : [`${name}:${escaped(value)}`];
