import { CHANNEL_PROFILES, CHANNELS, type Channel } from '../../channels/channels.js';

/** A period up to now; whole days begin at midnight in the user's time zone. */
export type Since = 'today' | 'yesterday' | 'this_week' | 'last_7_days' | 'this_month';

/** A question. Names are as typed: they are compared as values and never become part of a query. */
export type AssistantQuery =
  | { readonly kind: 'waiting_longest' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'count'; readonly what: 'unread' | 'urgent' | 'all'; readonly channel: Channel | null }
  | { readonly kind: 'due'; readonly until: 'today' | 'this_week' }
  | { readonly kind: 'wrote'; readonly since: Since }
  | { readonly kind: 'summary' }
  | { readonly kind: 'last_talk'; readonly name: string }
  | { readonly kind: 'birthdays'; readonly until: 'today' | 'this_week' }
  | { readonly kind: 'busiest_channel' }
  | { readonly kind: 'promises' }
  | { readonly kind: 'help' };

export const EXAMPLE_QUESTIONS = [
  'Who is waiting longest?',
  'Who have I not replied to?',
  'How many messages are unread?',
  'Summarize this conversation',
  'What is due today?',
  'Who wrote today?',
  'Which channel was busiest this week?',
  'Whose birthday is this week?',
  'What did we promise?',
  'When did I last talk to Ada?',
] as const;

const CHANNEL_PATTERNS = CHANNELS.map((channel) => ({
  channel,
  pattern: new RegExp(`(?<!\\p{L})(?:${CHANNEL_PROFILES[channel].spoken})(?!\\p{L})`, 'iu'),
}));

const channelIn = (text: string): Channel | null =>
  CHANNEL_PATTERNS.find(({ pattern }) => pattern.test(text))?.channel ?? null;

/** Normalizes to lower case, straight quotes, single spaces, no closing punctuation. */
const plain = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(
      /^(?:(?:hey|hi|hello|ok|please|so|and|concordia|assistant|can you|could you|would you|tell me|show me|give me|i want to know|do you know)[, ]+)+/u,
      '',
    )
    .replace(/(?:,? please)?[\s.!?]*$/u, '')
    .trim();

function sinceOf(text: string): Since | null {
  if (/\b(?:today|this (?:morning|afternoon)|so far today)\b/u.test(text)) return 'today';
  if (/\byesterday\b/u.test(text)) return 'yesterday';
  if (/\b(?:(?:last|past) (?:7|seven) days|(?:last|past) week)\b/u.test(text)) return 'last_7_days';
  if (/\bthis month\b/u.test(text)) return 'this_month';
  if (/\b(?:this week|since monday|week)\b/u.test(text)) return 'this_week';
  return null;
}

const PROMISE = /\b(?:promis(?:e|ed|es|ing)|commit(?:ted|ments?)?|owe|owes|owed|agreed to|said (?:we|i) would)\b/u;
const SUMMARY =
  /\b(?:summar(?:y|i[sz]e|i[sz]ing)|tl;?dr|sum (?:it|this|that) up|recap|gist|brief me|catch me up|what is (?:this|it) about|what's (?:this|it) about|what happened (?:here|in this)|key points|main points)\b/u;
const BIRTHDAY = /\b(?:birthdays?|b-?days?|turns? (?:a year )?older)\b/u;
const BUSY = /\b(?:busiest|most active|most (?:messages|used)|biggest|noisiest)\b/u;
const DUE =
  /\b(?:due|overdue|to-?dos?|tasks?|follow-?ups?|on my (?:plate|list)|must i do|have to do|should i do|need to do|deadlines?|agenda)\b/u;
const LONGEST =
  /\b(?:longest|oldest|most urgent to answer)\b|\bwait(?:s|ing|ed)?\b.*\blong\b|\bwho\b.*\bwait(?:s|ing)?\b/u;
const UNANSWERED =
  /\b(?:not|n't|never) (?:yet )?(?:answered|replied|responded|reply|answer|respond|written back|got(?:ten)? back)\b|\bhaven't (?:i|we) (?:yet )?(?:answered|replied|responded|written)\b|\bunanswered\b|\bunreplied\b|\b(?:open|pending|outstanding) (?:messages|replies|questions|conversations)\b|\b(?:needs?|wants?|expects?|awaits?|awaiting|waiting for) (?:an? |my |our )?(?:answer|reply|response)s?\b|\bwho(?:m)? (?:do|should|must) i (?:still )?(?:answer|reply|write|respond)|\bstill (?:have|need) to (?:answer|reply|respond)|\bowe (?:anybody |anyone |somebody |someone |people )?(?:an? )?(?:answers?|repl(?:y|ies)|responses?)/u;
const UNREAD = /\b(?:unread|unseen|not (?:yet )?read|haven't (?:i )?read|new messages)\b/u;
const URGENT = /\b(?:urgent|critical|important|pressing|high priority|emergenc(?:y|ies))\b/u;
const COUNT = /\b(?:how many|how much|number of|count(?: of)?|total|any|are there|is there|do i have)\b/u;
const WROTE =
  /\bwho\b.*\b(?:wrote|written|writes|messaged|contacted|emailed|texted|called|reached out|sent)\b|\b(?:messages?|mails?|emails?|anything|what) (?:came|arrived|is new|came in|did i (?:get|receive)|have i (?:got|received))|\bwho(?:'s| has| have) (?:written|been writing|messaged|contacted)|\bwhat(?:'s| is) new\b|\b(?:new|latest) messages? (?:from )?(?:today|this week|since)/u;
const HELP =
  /^(?:help|\?|what can (?:you|i)(?: do| ask| answer)?.*|how do(?:es)? (?:this|you) work|what do you know|who are you|commands?)$/u;

// The name is at the end; a time after it is not part of it.
const LAST_TALK = [
  /\b(?:when|how long ago) (?:did|have|was|were) (?:(?:i|we) )?(?:the )?(?:last|most recently|recently)?(?: time)?.*?\b(?:talk(?:ed)?|sp(?:eak|oke|oken)|wr(?:ite|ote|itten)|hear(?:d)?|contact(?:ed)?|message[d]?|email(?:ed)?|exchange[d]?|in touch|reply|replied|answer(?:ed)?)(?: (?:to|with|from|by|messages with))? (?<name>.+)$/u,
  /\b(?:last|latest|most recent) (?:contact|conversation|message|mail|email|talk|chat|exchange|word)(?: (?:with|from|to|of))? (?<name>.+)$/u,
  /\bhow long (?:since|is it since|has it been since) (?:i|we) (?:last )?(?:talked|spoke|wrote|heard)(?: (?:to|with|from))? (?<name>.+)$/u,
];

function nameIn(text: string): string | null {
  for (const pattern of LAST_TALK) {
    const name = pattern
      .exec(text)
      ?.groups?.name?.replace(/\s+(?:last|again|for the last time)$/u, '')
      .trim();
    if (
      name !== undefined &&
      name !== '' &&
      name.length <= 80 &&
      !/^(?:me|us|you|him|her|them|it|anyone|anybody|today)$/u.test(name)
    )
      return name;
  }
  return null;
}

const spanOf = (text: string): 'today' | 'this_week' =>
  /\b(?:today|tonight|now)\b/u.test(text) ? 'today' : 'this_week';

/**
 * Parses a question; `null` if it is not supported. English only. Tries specific kinds first, since 'who is waiting for what we promised this week'
 * contains the words of four kinds.
 */
export function understandQuestion(question: string): AssistantQuery | null {
  const text = plain(question);
  if (text === '' && question.trim() !== '') return HELP.test(question.trim()) ? { kind: 'help' } : null;
  if (HELP.test(text)) return { kind: 'help' };
  if (SUMMARY.test(text)) return { kind: 'summary' };
  if (BIRTHDAY.test(text)) return { kind: 'birthdays', until: spanOf(text) };
  const name = nameIn(text);
  if (name !== null) return { kind: 'last_talk', name };
  if (UNANSWERED.test(text))
    return LONGEST.test(text) && /\b(?:longest|oldest)\b/u.test(text)
      ? { kind: 'waiting_longest' }
      : { kind: 'unanswered' };
  if (PROMISE.test(text)) return { kind: 'promises' };
  if (BUSY.test(text) && /\b(?:channels?|where|which|what)\b/u.test(text)) return { kind: 'busiest_channel' };
  if (DUE.test(text)) return { kind: 'due', until: spanOf(text) };
  if (LONGEST.test(text)) return { kind: 'waiting_longest' };
  return countOf(text) ?? wroteOf(text);
}

function countOf(text: string): AssistantQuery | null {
  const channel = channelIn(text);
  if (UNREAD.test(text)) return { kind: 'count', what: 'unread', channel };
  if (URGENT.test(text)) return { kind: 'count', what: 'urgent', channel };
  if (COUNT.test(text) && (channel !== null || /\bmessages?\b/u.test(text)) && sinceOf(text) === null)
    return { kind: 'count', what: 'all', channel };
  return null;
}

function wroteOf(text: string): AssistantQuery | null {
  return WROTE.test(text) ? { kind: 'wrote', since: sinceOf(text) ?? 'today' } : null;
}
