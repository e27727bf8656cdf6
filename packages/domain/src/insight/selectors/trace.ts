import { LONGEST_VALUE, normalizeSelector } from './normalize.js';
import { publicAddress } from './public-address.js';
import type { MailTrace } from './types.js';

/** The decoded values of a header field, in order. */
export type HeaderField = (name: string) => readonly string[];

const MOST_LANGUAGES = 5;
const MOST_ADDRESSES = 3;
/** Maximum hops and field length read, from the writer's end. */
const MOST_HOPS = 20;
const LONGEST_FIELD = 1_000;
/** The part of a Received field with the sending host; `by` names the receiver. */
const HANDED_OVER = /^\s*from\s([^;]*?)(?=\sby\s|;|$)/i;
const BRACKETED = /[[(](?:ipv6:)?([0-9a-f.:]{3,45})[\])]/gi;

/**
 * Reads details of the writer's machine from email headers.
 *
 * Received fields are read from the bottom, where the route began; the top ones are our own servers'. The sender's own claim (`X-Originating-IP`)
 * comes first.
 *
 * @returns `null` if there are none.
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

/** `en-GB, en;q=0.8, *;q=0.1` has two. All common programs list them in order of preference, so weights are ignored. */
function languagesOf(fields: readonly string[]): string[] {
  const tags = fields
    .slice(0, 4)
    .flatMap((value) => value.slice(0, LONGEST_FIELD).split(','))
    .flatMap((part) => normalizeSelector('accept_language', part.split(';', 1)[0] ?? '') ?? []);
  return [...new Set(tags)].slice(0, MOST_LANGUAGES);
}

function addressesOf(field: HeaderField): string[] {
  const said = ['x-originating-ip', 'x-sender-ip', 'x-client-ip'].flatMap((name) => field(name).slice(0, 2));
  const own = said.flatMap((value) => publicAddress(value.slice(0, 100).trim()) ?? []);
  return [...new Set([...own, ...origin(field('received'))])].slice(0, MOST_ADDRESSES);
}

/** The public address at the start of the route: that of the lowest hop with one. */
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
