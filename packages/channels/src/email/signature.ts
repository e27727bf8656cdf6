import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { parse as parseHost } from 'tldts';
import { isFreeMailDomain } from './free-mail.js';
import type { MailAddress } from './types.js';

/** Facts about a sender, read from their signature. Uncertain ones are `null` or empty. */
export interface SignatureFacts {
  name: string | null;
  title: string | null;
  company: string | null;
  /** E.164, without fax numbers, in signature order. */
  phones: string[];
  linkedinUrl: string | null;
  website: string | null;
}

const MAX_LINES = 20;
const MAX_LINE = 120;
const TITLE_WORD =
  /(?:^|[\s/(&-])(?:ceo|cto|cfo|coo|cmo|cpo|cro|vp|svp|evp|chief|president|chairman|chairwoman|founder|co-founder|partner|owner|director|head of|manager|lead|engineer|developer|architect|designer|consultant|analyst|specialist|coordinator|assistant|associate|executive|representative|advisor|adviser|officer|secretary|accountant|attorney|lawyer|counsel|professor|prof\.|researcher|scientist|editor|journalist|recruiter|buyer|planner|producer|strategist|administrator|geschäftsführer(?:in)?|leiter(?:in)?|vorstand|prokurist(?:in)?|berater(?:in)?|entwickler(?:in)?|assistenz|referent(?:in)?|inhaber(?:in)?|directeur|directrice|responsable|chef|gérante?|ingénieure?|conseill(?:er|ère)|director[a]?|gerente|jefe|jefa|ingenier[oa]|direttore|direttrice|responsabile|ingegnere|consulente|diretor[a]?|engenheir[oa])(?=$|[\s,.;:|/()&-])/iu;
const LEGAL_FORM =
  /(?:^|\s)(?:gmbh(?: & co\.? kg)?|mbh|ag|kg|ohg|ug|e\.v\.|inc\.?|incorporated|llc|llp|ltd\.?|limited|plc|corp\.?|corporation|company|co\.|s\.?a\.?s?\.?|sarl|sàrl|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?l\.?|b\.?v\.?|n\.?v\.?|a\/s|aps|oy|oyj|ab|as|asa|pty|k\.?k\.?|sp\. z o\.o\.|s\.r\.o\.|se)(?=$|[\s,.|])/iu;
const SENTENCE = /[!?]|\.\s+\p{Ll}|\b(?:please|this e-?mail|confidential|unsubscribe|bitte|you|we|our|is|are|was)\b/iu;
const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(in|pub)\/([\p{L}\p{N}%_-]{2,100})/iu;
const WEB = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]|]{3,200}/giu;
const FAX = /(?:^|[\s(|/])(?:fax|telefax|téléfax|f)\s*[.:]?\s*(?=[+(\d])/iu;
const DIGITS = /\d[\d\s().\-/]{5,}\d/;

/**
 * Reads contact details from an email signature.
 *
 * Deliberately conservative, because it fills empty fields of a contact: a title needs a typical title word, a company its legal form or the name of
 * the email domain. A phone number must be valid in its country; a website must belong to the sender's domain.
 *
 * @param signature as split off by `foldQuotes`; `null` yields nothing.
 * @param sender sets the country of national numbers by domain, so `.com` senders need international ones.
 */
export function readSignature(signature: string | null, sender: MailAddress): SignatureFacts {
  const lines = (signature ?? '')
    .split('\n')
    .map((line) =>
      line
        .replace(/[*_•·]{1,3}/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && line.length <= MAX_LINE)
    .slice(0, MAX_LINES);
  const domain = senderDomain(sender);
  const nameIndex = lines.findIndex((line) => isNameOf(line.split(/\s*[,|–]\s|\s-\s/)[0] ?? '', sender));
  const named = nameIndex < 0 ? null : (lines[nameIndex]?.split(/\s*[,|–]\s|\s-\s/)[0] ?? '').trim();
  const ownLine = companyLine(lines, nameIndex, domain);
  const isCompany = (part: string) =>
    LEGAL_FORM.test(part) || spellsDomain(part, domain) || (ownLine !== null && beginsWith(ownLine, part));
  const job = titleAndCompany(lines, nameIndex, isCompany);
  return {
    name: named,
    title: job.title,
    company: job.company ?? ownLine,
    phones: phonesOf(lines, domain),
    linkedinUrl: linkedinOf(lines),
    website: websiteOf(lines, domain),
  };
}

/** A first line, or part of it, is a name if it shares its words with the sender's display name or address. */
function isNameOf(text: string, sender: MailAddress): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 5 || /\d|@/.test(text)) return false;
  const known = wordsOf(`${sender.name ?? ''} ${(sender.address?.split('@')[0] ?? '').replace(/[._+-]/g, ' ')}`);
  const shared = words.filter((word) => known.includes(word)).length;
  return shared >= 2 || (shared === 1 && words.every((word) => word.length > 1) && known.length === 1);
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

interface Job {
  title: string | null;
  company: string | null;
}

/** A title is next to the name or within the three lines below it; "Title, Company" and "Title at Company" give both. */
function titleAndCompany(lines: string[], nameIndex: number, isCompany: (part: string) => boolean): Job {
  if (nameIndex < 0) return { title: null, company: null };
  const beside = (lines[nameIndex] ?? '')
    .split(/\s*[,|–]\s|\s-\s/)
    .slice(1)
    .join(', ');
  for (const line of [beside, ...lines.slice(nameIndex + 1, nameIndex + 4)]) {
    const job = jobOf(line, isCompany);
    if (job) return job;
  }
  return { title: null, company: null };
}

/** Separates a title from the rest. "at" precedes a company; a comma may also precede a department. */
const SEPARATOR = /\s+(at|bei|chez|@)\s+|\s*[,|–]\s+|\s+-\s+/giu;

/** @param isCompany whether a part is known to be the company's name and so not part of the title. */
function jobOf(line: string, isCompany: (part: string) => boolean): Job | null {
  if (line.length > 90 || line.length < 2 || SENTENCE.test(line) || DIGITS.test(line) || /@|https?:|www\./i.test(line))
    return null;
  if (!TITLE_WORD.test(line)) return null;
  for (const separator of line.matchAll(SEPARATOR)) {
    const title = line.slice(0, separator.index).trim();
    const rest = line.slice(separator.index + separator[0].length).trim();
    if (!TITLE_WORD.test(title) || rest.length < 2) continue;
    const hasTitle = TITLE_WORD.test(rest);
    const leadsToCompany = separator[1] !== undefined && !hasTitle;
    if (leadsToCompany || isCompany(rest)) return { title, company: hasTitle ? null : rest };
  }
  return { title: line, company: null };
}

/** A line with a legal form, or one that spells the email domain ("Blue Harbour" for blue-harbour.com). */
function companyLine(lines: string[], nameIndex: number, domain: Domain | null): string | null {
  for (const line of lines.slice(nameIndex + 1, nameIndex + 9)) {
    if (line.length > 70 || SENTENCE.test(line) || DIGITS.test(line) || /@|https?:|www\.|:/i.test(line)) continue;
    const first = (line.split(/\s*[|•]\s*/)[0] ?? '').trim();
    if (LEGAL_FORM.test(first) && wordsOf(first).length >= 2 && !/^(?:as|se|ab|ag|co)\b/i.test(first)) return first;
    if (spellsDomain(first, domain)) return first;
  }
  return null;
}

/** "Blue Harbour" spells blue-harbour.com. */
function spellsDomain(part: string, domain: Domain | null): boolean {
  const squeezed = wordsOf(part).join('');
  return domain !== null && squeezed.length >= 3 && squeezed === domain.label.replace(/[^\p{L}\p{N}]/gu, '');
}

/** "Blue Harbour" begins "Blue Harbour Ltd": the same company without its legal form. */
function beginsWith(name: string, part: string): boolean {
  const words = wordsOf(part);
  return words.length > 0 && words.every((word, index) => wordsOf(name)[index] === word);
}

interface Domain {
  registrable: string;
  label: string;
  country: CountryCode | null;
}

function senderDomain(sender: MailAddress): Domain | null {
  const host = sender.address?.split('@')[1];
  if (!host) return null;
  const parsed = parseHost(host);
  if (!parsed.domain || isFreeMailDomain(parsed.domain))
    return parsed.domain ? { registrable: '', label: '', country: countryOf(parsed.publicSuffix) } : null;
  return {
    registrable: parsed.domain,
    label: (parsed.domainWithoutSuffix ?? '').toLowerCase(),
    country: countryOf(parsed.publicSuffix),
  };
}

function countryOf(suffix: string | null): CountryCode | null {
  const last = (suffix ?? '').split('.').at(-1)?.toUpperCase() ?? '';
  const country = last === 'UK' ? 'GB' : last;
  // Country domains used worldwide say nothing about the country.
  if (['IO', 'CO', 'AI', 'ME', 'TV', 'FM', 'LY', 'CC', 'GG', 'SH', 'TO', 'WS'].includes(country)) return null;
  return isSupportedCountry(country) ? country : null;
}

function phonesOf(lines: string[], domain: Domain | null): string[] {
  const found = new Set<string>();
  for (const line of lines) {
    if (!DIGITS.test(line)) continue;
    const cut = FAX.exec(line);
    const text = (cut ? line.slice(0, cut.index) : line)
      .replace(/\(0\)/g, '')
      .replace(/(^|[^\d+])00(?=[1-9]\d)/g, '$1+');
    const options = domain?.country ? { defaultCountry: domain.country, v2: true as const } : { v2: true as const };
    for (const { number } of findPhoneNumbersInText(text, options)) if (number.isValid()) found.add(number.number);
  }
  return [...found].slice(0, 5);
}

function linkedinOf(lines: string[]): string | null {
  for (const line of lines) {
    const match = LINKEDIN.exec(line);
    if (match) return `https://www.linkedin.com/${(match[1] ?? 'in').toLowerCase()}/${match[2]}`;
  }
  return null;
}

function websiteOf(lines: string[], domain: Domain | null): string | null {
  if (!domain || domain.registrable === '') return null;
  for (const line of lines) {
    for (const [raw] of line.matchAll(WEB)) {
      const url = raw.replace(/[.,;:]+$/, '');
      const parsed = parseHost(url);
      if (parsed.domain === domain.registrable) return /^https?:/i.test(url) ? url : `https://${url}`;
    }
  }
  return null;
}
