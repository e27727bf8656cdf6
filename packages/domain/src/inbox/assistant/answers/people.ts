import type { AssistantFacts, MessageFact, PersonFact } from '../facts.js';
import type { PersonField, ToolOf } from '../plan.js';
import { type OutsideText, shown, shownValue } from '../trust/index.js';
import { figure, type Part, type Sentence, sentence } from './sentence.js';
import type { Wording } from './wording.js';

const FIELDS: Readonly<Record<Exclude<PersonField, 'all'>, readonly [en: string, de: string]>> = {
  phone: ['phone number', 'Telefonnummer'],
  email: ['email address', 'E-Mail-Adresse'],
  company: ['company', 'Firma'],
  title: ['title', 'Position'],
  location: ['location', 'Ort'],
  birthday: ['birthday', 'Geburtstag'],
  channels: ['channels', 'Kanäle'],
};

const ALL = ['title', 'company', 'location', 'email', 'phone', 'birthday', 'channels'] as const;

const plain = (text: OutsideText | null): string | null => (text === null ? null : shown(text, 160) || null);

function valueOf(person: PersonFact, field: Exclude<PersonField, 'all'>, w: Wording): string | null {
  switch (field) {
    case 'phone':
      return person.phone === null ? null : shownValue(person.phone, 'phone');
    case 'email':
      return person.email === null ? null : shownValue(person.email, 'email');
    case 'birthday':
      return person.birthday;
    case 'channels':
      return person.channels.length === 0 ? null : w.channels(person.channels);
    default:
      return plain(person[field]);
  }
}

export function person({ field }: ToolOf<'person'>, { person: one }: AssistantFacts['person'], w: Wording): Part {
  const name = w.nameOf(one.name);
  const cited = w.contact(one);
  const basis = w.say(`The contact ${name}, as stored.`, `Der Kontakt ${name}, wie gespeichert.`);
  const fields = field === 'all' ? ALL : [field];
  const known = fields.flatMap((each): Sentence[] => {
    const value = valueOf(one, each, w);
    return value === null ? [] : [sentence(`${name}, ${w.say(...FIELDS[each])}: ${value}.`, cited)];
  });
  if (known.length > 0) return { sentences: known, basis };
  const what = field === 'all' ? w.say('details', 'Angaben') : w.say(...FIELDS[field]);
  const none = w.say(`No ${what} is stored for ${name}.`, `Zu ${name} ist nichts gespeichert: ${what}.`);
  return { sentences: [sentence(none, cited)], basis };
}

export function people(
  { words }: ToolOf<'people'>,
  { people: found, hasMore }: AssistantFacts['people'],
  w: Wording,
): Part {
  const basis = w.say(
    `Contacts with “${words}” in their name, title, company or place.`,
    `Kontakte mit „${words}“ in Name, Position, Firma oder Ort.`,
  );
  const count = figure('contacts.found', w.say('Contacts found', 'Gefundene Kontakte'));
  if (found.length === 0)
    return {
      sentences: [
        sentence(w.say(`I found no contact for “${words}”.`, `Ich habe keinen Kontakt zu „${words}“ gefunden.`), count),
      ],
      basis,
    };
  const line = (one: PersonFact) => [one.name, one.title, one.company].flatMap((text) => plain(text) ?? []).join(', ');
  const amount = w.plural(found.length, ['contact', 'contacts'], ['Kontakt', 'Kontakte']);
  return {
    sentences: [
      sentence(`${hasMore ? w.say('More than ', 'Mehr als ') : ''}${amount}:`, count),
      ...found.map((one) => sentence(`${line(one)}.`, w.contact(one))),
    ],
    basis,
  };
}

export function lastMessage(
  { by }: ToolOf<'last_message'>,
  { person: one, message }: AssistantFacts['last_message'],
  w: Wording,
): Part {
  const name = w.nameOf(one.name);
  const basis =
    by === 'us'
      ? w.say(`The newest message to ${name}.`, `Die neueste Nachricht an ${name}.`)
      : w.say(`The newest message from ${name}.`, `Die neueste Nachricht von ${name}.`);
  if (message === null) {
    const none =
      by === 'us'
        ? w.say(`You have not written to ${name} yet.`, `Sie haben ${name} noch nicht geschrieben.`)
        : w.say(`${name} has not written yet.`, `${name} hat noch nicht geschrieben.`);
    return { sentences: [sentence(none, w.contact(one))], basis };
  }
  const when = w.say(
    `${w.span(w.now - message.sentAt)} ago, on ${w.day(message.sentAt)}`,
    `vor ${w.span(w.now - message.sentAt)}, am ${w.day(message.sentAt)}`,
  );
  const said = w.quote(message.text, 600);
  const text =
    by === 'us'
      ? w.say(
          `You wrote to ${name} ${when}, ${w.about(message)}: ${said}`,
          `Sie schrieben ${name} ${when}, ${w.about(message)}: ${said}`,
        )
      : w.say(
          `${name} wrote ${when}, ${w.about(message)}: ${said}`,
          `${name} schrieb ${when}, ${w.about(message)}: ${said}`,
        );
  return { sentences: [sentence(text, w.message(message))], basis };
}

export function lastTalk({ person: one, message }: AssistantFacts['last_talk'], w: Wording): Part {
  const name = w.nameOf(one.name);
  const basis = w.say(`The newest message with ${name}.`, `Die neueste Nachricht mit ${name}.`);
  if (message === null) {
    const none = w.say(`There is no message with ${name} yet.`, `Mit ${name} gibt es noch keine Nachricht.`);
    return { sentences: [sentence(none, w.contact(one))], basis };
  }
  const who = message.isOurs
    ? w.say(`You last wrote to ${name}`, `Sie schrieben ${name} zuletzt`)
    : w.say(`${name} last wrote to you`, `${name} schrieb Ihnen zuletzt`);
  return {
    sentences: [sentence(`${who} ${ago(message, w)}, ${w.about(message)}.`, w.message(message), w.contact(one))],
    basis,
  };
}

const ago = ({ sentAt }: MessageFact, w: Wording): string =>
  w.say(`${w.span(w.now - sentAt)} ago, on ${w.day(sentAt)}`, `vor ${w.span(w.now - sentAt)}, am ${w.day(sentAt)}`);
