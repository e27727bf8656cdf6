import type { Channel } from '../../channels/channels.js';
import { domainOf, mailboxKey } from './address.js';
import { companyKey, compareNames, tellingWord } from './person-name.js';

export const EVIDENCE_KINDS = [
  'same_linkedin',
  'same_mailbox',
  'same_phone',
  'same_email_in_signature',
  'same_domain_and_name',
  'similar_name_and_company',
  'same_handle_name',
  'different_birthday',
] as const;

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Identifying facts about a contact. Handles, addresses and numbers are in their stored form. */
export interface PersonTraits {
  readonly name: string;
  readonly company: string | null;
  /** YYYY-MM-DD. */
  readonly birthday: string | null;
  readonly phones: readonly string[];
  readonly points: readonly { readonly channel: Channel; readonly handle: string }[];
  /** Addresses in the signatures of their email. */
  readonly signatureAddresses: readonly string[];
}

export interface MergeEvidence {
  readonly kind: EvidenceKind;
  /** In words. */
  readonly text: string;
  readonly values: readonly string[];
}

export interface MergeAssessment {
  /** From 0 to 100. */
  readonly score: number;
  readonly evidence: readonly MergeEvidence[];
}

export const SUGGESTED_SCORE = 45;
export const STRONG_SCORE = 75;

/** Hosts of free mailboxes, which say nothing about an employer. */
const FREE_HOSTS = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net gmx.com web.de proton.me protonmail.com mail.com yandex.ru qq.com 163.com'.split(
    ' ',
  ),
);

/** Whether anyone can have an address at this host, so that it says nothing about an employer. @param host in lower case. */
export const isFreeHost = (host: string): boolean => FREE_HOSTS.has(host);

const SHARED_NAMES = new Set(
  'admin billing booking bookings business contact contactus customer support team hello marketing newsletter noreply office orders service welcome reservations purchasing'.split(
    ' ',
  ),
);

const SHORTEST_HANDLE_NAME = 6;

const addresses = ({ points }: PersonTraits): string[] =>
  points.filter(({ channel }) => channel === 'email').map(({ handle }) => handle);

const linkedins = ({ points }: PersonTraits): string[] =>
  points.filter(({ channel }) => channel === 'linkedin').map(({ handle }) => handle);

const phones = (person: PersonTraits): string[] => [
  ...new Set([
    ...person.phones,
    ...person.points.filter(({ channel }) => channel === 'whatsapp' || channel === 'sms').map(({ handle }) => handle),
  ]),
];

const workDomains = (person: PersonTraits): string[] =>
  [...new Set(addresses(person).map(domainOf))].filter((domain) => !FREE_HOSTS.has(domain));

/** The part of a handle that people choose: `bea.nogueira` of an address or an account. */
function handleNames(person: PersonTraits): string[] {
  const chosen = person.points.flatMap(({ channel, handle }) => {
    if (channel === 'whatsapp' || channel === 'sms') return [];
    const name = channel === 'email' ? (handle.split('@')[0] ?? '') : handle.replace(/^@/u, '');
    const key = name.replace(/[._-]/gu, '');
    return key.length < SHORTEST_HANDLE_NAME || SHARED_NAMES.has(key) || /^\d+$/u.test(key) ? [] : [key];
  });
  return [...new Set(chosen)];
}

const common = (one: readonly string[], another: readonly string[]): string[] =>
  one.filter((value) => another.includes(value));

/** The keys of a contact: only contacts that share one are compared. A name alone is not a key, since it does not identify a person. */
export function identityKeys(person: PersonTraits): string[] {
  const telling = tellingWord(person.name);
  const company = companyKey(person.company ?? '');
  return [
    ...new Set([
      ...phones(person).map((phone) => `phone ${phone}`),
      ...addresses(person).map((address) => `mail ${mailboxKey(address)}`),
      ...person.signatureAddresses.map((address) => `mail ${mailboxKey(address)}`),
      ...linkedins(person).map((handle) => `linkedin ${handle}`),
      ...handleNames(person).map((name) => `handle ${name}`),
      ...(telling !== '' && company !== '' ? [`company ${company} ${telling}`] : []),
      ...(telling === '' ? [] : workDomains(person).map((domain) => `domain ${domain} ${telling}`)),
    ]),
  ].map((key) => key.slice(0, 300));
}

interface Finding extends MergeEvidence {
  /** The probability, from this alone, that both are the same person. */
  readonly weight: number;
}

/**
 * Evidence that two contacts are the same person.
 *
 * Strong evidence (a profile, a mailbox, a number, an address in a signature) counts fully only if the names agree: people share a switchboard's
 * number and an assistant's signature. Weak evidence never makes a suggestion strong, and a shared name alone makes none.
 */
export function assessMerge(one: PersonTraits, another: PersonTraits): MergeAssessment {
  const names = compareNames(one.name, another.name);
  const isAlike = names !== 'different';
  const found = [...hardMarks(one, another, isAlike), ...softMarks(one, another, names)];
  const isHard = found.some(({ weight }) => weight >= 0.8);
  const doubt = contradiction(one, another);
  const against = found.reduce((rest, { weight }) => rest * (1 - weight), 1);
  const sum = Math.round((1 - against) * 100);
  const limited = isHard && doubt === null ? sum : Math.min(sum, STRONG_SCORE - 1);
  const evidence = found.map(({ kind, text, values }) => ({ kind, text, values }));
  return {
    score: doubt === null ? limited : Math.max(0, limited - 40),
    evidence: doubt === null ? evidence : [...evidence, doubt],
  };
}

function* hardMarks(one: PersonTraits, another: PersonTraits, isAlike: boolean): Generator<Finding> {
  const profiles = common(linkedins(one), linkedins(another));
  if (profiles.length > 0) {
    yield { kind: 'same_linkedin', text: 'They have the same LinkedIn profile.', values: profiles, weight: 0.9 };
  }
  const theirs = addresses(another).map(mailboxKey);
  const mailboxes = addresses(one).filter((address) => theirs.includes(mailboxKey(address)));
  if (mailboxes.length > 0) {
    yield { kind: 'same_mailbox', text: 'Their addresses lead to the same mailbox.', values: mailboxes, weight: 0.85 };
  }
  const numbers = common(phones(one), phones(another));
  if (numbers.length > 0) {
    const text = isAlike
      ? 'They have the same phone number.'
      : 'They have the same phone number under different names.';
    yield { kind: 'same_phone', text, values: numbers, weight: isAlike ? 0.85 : 0.35 };
  }
  const signed = [
    ...common(one.signatureAddresses, addresses(another)),
    ...common(another.signatureAddresses, addresses(one)),
  ];
  if (signed.length > 0) {
    const text = 'The signature of one contains the address of the other.';
    yield { kind: 'same_email_in_signature', text, values: signed, weight: isAlike ? 0.85 : 0.35 };
  }
}

function* softMarks(
  one: PersonTraits,
  another: PersonTraits,
  names: 'same' | 'similar' | 'different',
): Generator<Finding> {
  const pair = [...new Set([one.name, another.name])];
  const domains = common(workDomains(one), workDomains(another));
  if (names !== 'different' && domains.length > 0) {
    const text = 'They have the same name, and addresses at the same company.';
    const weight = names === 'same' ? 0.6 : 0.5;
    yield { kind: 'same_domain_and_name', text, values: [...pair, ...domains], weight };
  }
  const company = companyKey(one.company ?? '');
  if (names !== 'different' && company !== '' && company === companyKey(another.company ?? '')) {
    const text = 'They have the same name at the same company.';
    const weight = names === 'same' ? 0.6 : 0.5;
    yield { kind: 'similar_name_and_company', text, values: [...pair, one.company ?? ''], weight };
  }
  const handles = common(handleNames(one), handleNames(another));
  if (handles.length > 0) {
    const text = 'They use the same name on different channels.';
    yield { kind: 'same_handle_name', text, values: handles, weight: names === 'different' ? 0.3 : 0.55 };
  }
}

function contradiction(one: PersonTraits, another: PersonTraits): MergeEvidence | null {
  if (one.birthday === null || another.birthday === null || one.birthday === another.birthday) return null;
  const text = 'Their birthdays differ, so they may be two people.';
  return { kind: 'different_birthday', text, values: [one.birthday, another.birthday] };
}
