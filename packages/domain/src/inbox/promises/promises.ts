import { sentencesOf } from '../../shared/text/sentences.js';
import type { Direction } from '../priority/facts.js';
import { type Due, dueOf, type SaidAt } from './due.js';
import { isRequest } from './requests.js';

export interface FoundPromise {
  /** Who is to do it: of a promise the writer, of a request the reader. */
  readonly by: 'us' | 'them';
  /** A request is a request of the writer; its reader has promised nothing. */
  readonly kind: 'promise' | 'request';
  /** The sentence, verbatim. */
  readonly quote: string;
  /** `null` if no time was named. */
  readonly due: Due | null;
}

const words = (alternatives: readonly string[]): string => alternatives.join('|');

/** English phrases of commitment. The promised action follows them. */
const COMMITS = new RegExp(
  [
    /\b(?:i|we)(?:['’]ll| will| shall)\b/,
    /\b(?:i['’]m|i am|we['’]re|we are) going to\b/,
    /\b(?:i|we) (?:hereby )?(?:promise|commit|undertake|guarantee|pledge)\b/,
    /\blet me (?=(?:quickly |just )?(?:check|find|look|get|ask|see|send|confirm|talk|speak|dig|come back|follow|double[- ]check|forward|verify)\b)/,
    /\byou(?:['’]ll| will) (?:have|get|receive|hear)\b/,
    /\b(?:the|your|our|a|an|my|it|this|that|these|they|everything)\b[^,;:?!]{0,50}?(?:['’]ll| will) be (?:with you|in your (?:inbox|hands|account)|sent|delivered|shipped|dispatched|refunded|credited|fixed|repaired|replaced|ready|done|finished|completed|paid|on its way|emailed|posted)\b/,
    /\b(?:my|our) [^,;:?!]{2,40}? will (?:send|call|ring|phone|e-?mail|contact|write|deliver|ship|get back|get in touch|be in touch|reply|follow up|reach out|take care|bring|collect|arrange|fix|replace)\b/,
    /\b(?:he|she|they)(?:['’]ll| will) (?:call|contact|e-?mail|write to|get back to|send) you\b/,
    /(?:^|[,.!;–-] ?)will (?:do|send|call|get back|check|let you know|come back|forward|share|update|confirm|pay|reply|follow up|ping|keep you|take care|bring|sort|fix)\b/,
    /\bconsider it done\b|\byou have my word\b|(?:^|[,!] ?)on it\b/,
    /^expect (?:it|my|our|the|a|an)\b/,
    /\b(?:i|we) can (?:have|get|send|deliver|bring|ship|finish)\b(?=.*\b(?:by|on|before|tomorrow|today|tonight|within|next)\b)/,
    /\b(?:i['’]m|i am|we['’]re|we are) (?:sending|shipping|posting|calling|bringing|delivering|paying|transferring|forwarding|coming|returning|refunding)\b(?=.*\b(?:tomorrow|today|tonight|this (?:morning|afternoon|evening|week)|on \p{L}+day|next week|right away|now|shortly)\b)/u,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'giu',
);

/** After "I will": verbs that are not an action to wait for. */
const NO_ACTION = new RegExp(
  `^ (?:(?:${words(['also', 'then', 'just', 'of course', 'certainly', 'definitely', 'surely', 'always', 'still', 'gladly', 'happily', 'only', 'really'])}) )*(?:${words(
    [
      // Refusal, doubt, attempt.
      'not\\b|never\\b|no longer\\b|probably|possibly|perhaps|maybe|likely|try\\b',
      // Wish, feeling, knowledge.
      'need\\b|have to\\b|miss\\b|want\\b|wait\\b|look forward|look back|admit|bet\\b|say\\b|assume|guess|suppose|hope|think|remember|prefer|know\\b',
      'understand|believe|love|like\\b|enjoy|expect|require|see (?:you|how|what|if|about)\\b|see[.!]?$',
      // Choice, ending.
      'take (?!care|it up|up|this up|it from|over|a look|another look|that up|the lead|on|notes|photos|pictures|measurements)',
      'go (?:for|with)|stick (?:to|with)|skip\\b|pass\\b|end up|stop here|keep (?:it|this|my|our) (?:short|brief)',
      'leave (?:it|that|this|the (?:choice|decision)|you)|let you (?:go|decide|get|choose|be|judge|two|all)',
      // A place or a state.
      'be (?:honest|frank|brief|quick|happy|glad|delighted|pleased|thrilled|able|fine|okay|ok|grateful|sad|late|away|out\\b|off\\b|travell?ing|abroad)',
      'be (?:unavailable|unable|closed|using|watching|a (?:bit|little)|stuck|busy|unreachable|offline|missing|without|needing|wanting|waiting)',
      'be (?:on (?:leave|holiday|vacation|a plane|the road|annual)|back (?:in the office|on|from|at work)|the\\b|a\\b)',
      'be (?:in (?!touch|contact|your|attendance)|at (?!the (?:meeting|call)|your))',
      'have (?:a (?:coffee|beer|think)|no\\b|enough|more time|time|the (?:salmon|steak|soup))',
    ],
  )})`,
  'iu',
);

/** Before "I will", up to it: doubt, wish, reported speech, open condition. */
const HEDGE = new RegExp(
  words([
    '\\b(?:i|we) (?:just )?(?:think|hope|guess|believe|suppose|wish|wonder|doubt|assume|expect|fear|may|might|could|would|said|told|thought|was|were)\\b[^.;]{0,25}$',
    '\\b(?:maybe|perhaps|possibly|probably|not sure|no idea|in case|whether|who|what|when|where|how|why|which|hopefully|otherwise)\\b[^,;.]{0,20}$',
    '\\b(?:you|he|she|they|somebody|someone) (?:said|told|wrote|promised|claimed|asked|thought|mentioned|assured)\\b[^.;]{0,40}$',
    '\\b(?:if|unless|should|had) (?:you|we|i|it|the|there|they|that|this|anything|nothing|your|my|our|possible|necessary|needed|not)\\b[^.;]*$',
  ]),
  'iu',
);

/** A condition after the promise. "Check if" introduces a question instead. */
const CONDITION =
  /(?<!\b(?:check|see|find out|ask|asked|confirm|verify|know|look|tell you|clarify|hear)\b.{0,60})\b(?:if|unless|provided|in case|as long as)\b(?! (?:not|so)\b)/iu;

const QUESTION = /\?["'”’»)]*$/u;
/** "…, ok?" asks for consent, not for the action. */
const NOD = /[,–-] ?(?:ok|okay|alright|all right|right|deal|fine|yes|if that['’]s ok(?:ay)?)\?["'”’»)]*$/iu;

/** German, French and Spanish, with simpler rules. */
const ELSEWHERE =
  /(?<!\p{L})(?:(?:ich|wir) (?:werde|werden|schicke|schicken|sende|senden|melde|melden|kümmere|kümmern|rufe|rufen|liefere|liefern|überweise|überweisen)|(?:schicke|sende|melde|kümmere|rufe|liefere|überweise) ich|(?:schicken|senden|melden|kümmern|rufen|liefern|überweisen) wir|sie (?:bekommen|erhalten)|je vous (?:envoie|enverrai|répondrai|tiens|rappelle|rappellerai)|nous (?:vous )?(?:enverrons|ferons|rappellerons)|(?:le|les|te) (?:envío|enviaré|enviaremos|mando|llamaré|llamaremos))(?!\p{L})/iu;

/** A longer sentence is a contract clause or a text without full stops. */
const LONGEST = 300;

/**
 * Whether the writer of a sentence commits to an action: in the first person, for their own side ("my colleague will call you"), or as what the
 * reader will receive. Excludes questions, refusals, doubts, wishes, open conditions and statements that are not actions ("I will be away").
 *
 * English uses rules measured on a labeled set; German, French and Spanish a few typical phrases.
 */
export function isPromise(sentence: string): boolean {
  if (sentence.length > LONGEST) return false;
  if (QUESTION.test(sentence) && !NOD.test(sentence)) return false;
  if (ELSEWHERE.test(sentence)) return true;
  for (const { 0: words, index } of sentence.matchAll(COMMITS)) {
    const before = sentence.slice(0, index);
    const after = sentence.slice(index + words.length);
    if (HEDGE.test(before) || NO_ACTION.test(after) || CONDITION.test(after)) continue;
    return true;
  }
  return false;
}

export const promiseSentences = (text: string): string[] => sentencesOf(text, 4_000).filter(isPromise);

/**
 * What is to be done after a message: what its writer promises, and what they ask of the reader by a stated time.
 *
 * Ours are the promises in our messages and the requests in theirs; theirs the other way round. A sentence that asks and promises ("Send me the text
 * by the 6th, and I'll print it") counts as the request, on which the promise depends. Promises come first.
 *
 * @param text without quotes and signature; quoted text would be attributed to the sender.
 */
export function promisesOf(text: string, direction: Direction, said: SaidAt): FoundPromise[] {
  const [writer, reader] = direction === 'outbound' ? (['us', 'them'] as const) : (['them', 'us'] as const);
  const sentences = sentencesOf(text, 4_000).map((quote) => ({ quote, due: dueOf(quote, said) }));
  const requests = sentences.filter(({ quote, due }) => due !== null && isRequest(quote));
  const asked = new Set(requests);
  return [
    ...sentences
      .filter((sentence) => !asked.has(sentence) && isPromise(sentence.quote))
      .map((sentence) => ({ by: writer, kind: 'promise' as const, ...sentence })),
    ...requests.map((sentence) => ({ by: reader, kind: 'request' as const, ...sentence })),
  ];
}
