import { LONGEST_VALUE, normaliseSelector } from './normalise.js';
import { publicAddress } from './public-address.js';
import type { MailTrace } from './types.js';

/** The values of a header field, decoded, in the order of the mail. */
export type HeaderField = (name: string) => readonly string[];

const MOST_LANGUAGES = 5;
const MOST_ADDRESSES = 3;
/** Hops that are looked at, from the writer's end; a header has its limits. */
const MOST_HOPS = 20;
const LONGEST_FIELD = 1_000;
/** The part of a Received field that tells who handed the mail over; `by` names whoever took it. */
const HANDED_OVER = /^\s*from\s([^;]*?)(?=\sby\s|;|$)/i;
const BRACKETED = /[[(](?:ipv6:)?([0-9a-f.:]{3,45})[\])]/gi;

/**
 * What the headers of a mail tell about its writer's machine.
 *
 * Received fields are read from the bottom, where the way began: those on top are of our own servers. What a program of theirs says of itself
 * (`X-Originating-IP`) comes first.
 *
 * @returns `null` when they tell nothing.
 */
export function readTrace(field: HeaderField): MailTrace | null {
  const trace = {
    userAgent: firstOf(field, ['user-agent', 'x-mailer', 'x-newsreader']),
    organization: firstOf(field, ['organization', 'organisation']),
    languages: languagesOf([...field('accept-language'), ...field('content-language')]),
    addresses: addressesOf(field),
  } satisfies MailTrace;
  const { userAgent, organization, languages, addresses } = trace;
  const isEmpty = userAgent === null && organization === null && languages.length === 0 && addresses.length === 0;
  return isEmpty ? null : trace;
}

function firstOf(field: HeaderField, names: readonly string[]): string | null {
  for (const name of names) {
    const value =
      field(name)[0]
        ?.replace(/[\p{Cc}\s]+/gu, ' ')
        .trim() ?? '';
    if (value !== '' && value.length <= LONGEST_VALUE) return value;
  }
  return null;
}

/** `en-GB, en;q=0.8, *;q=0.1` names two. They stand in the order of preference in all programs of note, so weights are passed over. */
function languagesOf(fields: readonly string[]): string[] {
  const tags = fields
    .slice(0, 4)
    .flatMap((value) => value.slice(0, LONGEST_FIELD).split(','))
    .flatMap((part) => normaliseSelector('accept_language', part.split(';', 1)[0] ?? '') ?? []);
  return [...new Set(tags)].slice(0, MOST_LANGUAGES);
}

function addressesOf(field: HeaderField): string[] {
  const said = ['x-originating-ip', 'x-sender-ip', 'x-client-ip'].flatMap((name) => field(name).slice(0, 2));
  const own = said.flatMap((value) => publicAddress(value.slice(0, 100).trim()) ?? []);
  return [...new Set([...own, ...origin(field('received'))])].slice(0, MOST_ADDRESSES);
}

/** The public address at the beginning of the way: of the lowest hop that names one. */
function origin(received: readonly string[]): string[] {
  for (const hop of received.slice(-MOST_HOPS).toReversed()) {
    const from = HANDED_OVER.exec(hop.slice(0, LONGEST_FIELD))?.[1] ?? '';
    for (const [, written = ''] of from.matchAll(BRACKETED)) {
      const address = publicAddress(written);
      if (address !== null) return [address];
    }
  }
  return [];
}
