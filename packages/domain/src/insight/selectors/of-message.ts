import { domainOf, normalizeAddress } from '../../people/identity/address.js';
import { fundingRoundsIn } from './funding.js';
import { Gathered } from './gather.js';
import { industryOfName } from './industries.js';
import { technologiesIn } from './technologies.js';
import { topicsIn } from './topics.js';
import type { FoundSelector, MailTrace } from './types.js';
import { quoteAround } from './words.js';

/** Facts from a signature; see `readSignature` of the email parser. */
export interface SignedFacts {
  readonly title: string | null;
  readonly company: string | null;
  /** E.164. */
  readonly phones: readonly string[];
}

export interface ReadMessage {
  readonly subject: string | null;
  /** The text without quotes and signature. */
  readonly text: string;
  /** The sender's address; `null` on channels without one. */
  readonly fromAddress: string | null;
  readonly signature: SignedFacts | null;
  readonly trace: MailTrace | null;
  /** Whether another system reported it, so that its fields do not count as headers. */
  readonly shouldNotify: boolean;
}

/** Maximum text read, in UTF-16 units: important facts are near the top, and a pasted log must not take a second. */
const READ = 8_000;

/** The facts about the sender of a message. Pure; never throws; time is linear in the length, which is bounded. */
export function selectorsOfMessage(message: ReadMessage): FoundSelector[] {
  const gathered = new Gathered();
  fromAddress(gathered, message);
  if (message.trace !== null) fromTrace(gathered, message.trace);
  if (message.signature !== null) fromSignature(gathered, message.signature);
  fromText(gathered, message);
  return gathered.all();
}

function fromAddress(gathered: Gathered, { fromAddress: written, shouldNotify }: ReadMessage): void {
  const address = written === null ? null : normalizeAddress(written);
  if (address === null) return;
  const source = shouldNotify ? 'event' : 'header';
  gathered.add('email', address, source).add('domain', domainOf(address), source);
}

/** Facts about the sender from the headers. */
export function selectorsOfTrace(trace: MailTrace): FoundSelector[] {
  const gathered = new Gathered();
  fromTrace(gathered, trace);
  return gathered.all();
}

function fromTrace(gathered: Gathered, { userAgent, organization, languages, addresses }: MailTrace): void {
  gathered.add('user_agent', userAgent, 'header');
  gathered.add('organization', organization, 'header');
  if (organization !== null) gathered.add('industry', industryOfName(organization), 'header', organization);
  for (const language of languages) gathered.add('accept_language', language, 'header');
  for (const address of addresses) gathered.add('ip', address, 'header');
  if (userAgent === null) return;
  for (const { value } of technologiesIn(userAgent)) gathered.add('tech_stack', value, 'header', userAgent);
}

function fromSignature(gathered: Gathered, { title, company, phones }: SignedFacts): void {
  gathered.add('title', title, 'signature', title);
  gathered.add('organization', company, 'signature', company);
  if (company !== null) gathered.add('industry', industryOfName(company), 'signature', company);
  if (title !== null)
    for (const { value } of technologiesIn(title)) gathered.add('tech_stack', value, 'signature', title);
  for (const phone of phones) gathered.add('phone', phone, 'signature', phone);
}

function fromText(gathered: Gathered, { subject, text }: ReadMessage): void {
  const read = `${(subject ?? '').slice(0, 300)}\n${text.slice(0, READ)}`;
  const quoted = (at: number) => quoteAround(read, at) || null;
  for (const { value, at } of technologiesIn(read)) gathered.add('tech_stack', value, 'body', quoted(at));
  for (const { value, at } of topicsIn(read)) gathered.add('topic', value, 'body', quoted(at));
  for (const { value, at } of fundingRoundsIn(read)) gathered.add('funding_round', value, 'body', quoted(at));
}
