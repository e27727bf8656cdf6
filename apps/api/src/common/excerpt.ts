const LONGEST = 200;

/** How much of a body to search, in UTF-16 units: some carry megabytes of attachments. */
const REACH = 20_000;

const NAMES = 'token|signature|secret|password|authorization|api[_-]?key|access[_-]?token|auth[_-]?token';

/** Field values, in JSON and forms, that may be credentials. */
const SECRETS = new RegExp(`("?[\\w.-]*(?:${NAMES})[\\w.-]*"?\\s*[:=]\\s*)("(?:[^"\\\\]|\\\\.)*"?|[^&\\s,}]+)`, 'gi');

/** Long unreadable runs: attachments, keys, hashes. */
const RUNS = /[A-Za-z0-9+/_=-]{60,}/g;

export const withoutSecrets = (text: string): string => text.replace(SECRETS, '$1…');

/** The start of a provider's payload: at most 200 characters, without credentials. */
export function excerptOf(raw: string): string {
  const text = withoutSecrets(raw.slice(0, REACH))
    .replace(RUNS, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).toWellFormed()}…`;
}
