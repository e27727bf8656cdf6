const LONGEST = 200;

/** How far into a body to look, in UTF-16 units: some carry megabytes of files. */
const REACH = 20_000;

const NAMES = 'token|signature|secret|password|authorization|api[_-]?key|access[_-]?token|auth[_-]?token';

/** Values of fields, in JSON and in forms, that may be keys to something. */
const SECRETS = new RegExp(`("?[\\w.-]*(?:${NAMES})[\\w.-]*"?\\s*[:=]\\s*)("(?:[^"\\\\]|\\\\.)*"?|[^&\\s,}]+)`, 'gi');

/** Runs that nobody reads: files, keys, hashes. */
const RUNS = /[A-Za-z0-9+/_=-]{60,}/g;

/** A text without what may open something. */
export const withoutSecrets = (text: string): string => text.replace(SECRETS, '$1…');

/** The beginning of what a provider sent: at most 200 characters, nothing that opens anything. */
export function excerptOf(raw: string): string {
  const text = withoutSecrets(raw.slice(0, REACH))
    .replace(RUNS, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).toWellFormed()}…`;
}
