const OPENINGS =
  /^(?:(?:hey|hi|hello|ok|okay|please|so|and|concordia|assistant|(?:can|could|would|will) you(?: please)?|i(?:'d| would) like to know|i want to know|do you know|tell me|let me know|hallo|bitte|also|und|(?:kannst|könntest) du(?: mir)?(?: bitte)?|(?:können|könnten) sie(?: mir)?(?: bitte)?|sag mir|sagen sie mir|ich (?:möchte|will) wissen|weißt du)[, ]+)+/iu;
const ENDING = /(?:[,\s]*(?:please|bitte|for me|right now|for us)|[\s.!?…]+)+$/iu;
/** Marks and letters of other widths that look like nothing, or like something else. */
const UNSEEN = /[\p{Cf}\p{Cc}]+/gu;

/** The question without courtesies and closing punctuation, in its own spelling, with straight quotes and single spaces. */
export const cleaned = (question: string): string =>
  question
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[“”„‟«»]/gu, '"')
    .trim()
    .replace(OPENINGS, '')
    .replace(ENDING, '')
    .trim();

/** Words in the place of a name that name nobody. */
const NOBODY =
  /^(?:me|us|you|i|we|him|her|them|they|it|he|she|this|that|these|those|here|there|anyone|anybody|someone|somebody|everyone|everybody|people|customers?|clients?|contacts?|all|everything|anything|something|nothing|today|tomorrow|yesterday|now|mir|mich|uns|wir|ich|du|sie|ihn|ihm|ihr|ihnen|er|es|das|dies|diese[rmn]?|jemand(?:em|en)?|alle[nrm]?|etwas|nichts|kunden?|kontakte?|heute|morgen|gestern)$/iu;
/** A clause, not a name. */
const CLAUSE =
  /(?<!\p{L})(?:what|which|when|where|why|how|that|is|are|was|were|will|should|did|does|have|has|into|saying|because|if|was|welche[rsnm]?|wann|warum|wie|dass|ist|sind|wird|soll|hat|haben|weil|wenn|über|about)(?!\p{L})/iu;

const LONGEST_NAME = 80;
const MOST_WORDS = 7;

/** A name without title and time; `null` if the words name nobody. */
export function nameIn(words: string | undefined): string | null {
  const name = (words ?? '')
    .replace(/^"(.*)"$/u, '$1')
    .replace(/^(?:(?:the|my|our|mr|mrs|ms|dr|herrn?|frau|dem|der|den|die|unser(?:e[nrm]?)?)\.? )+(?=\S)/iu, '')
    .replace(/(?: (?:again|recently|lately|so far|yet|today|now|last|most recently|zuletzt|bisher|noch|heute))+$/iu, '')
    .trim();
  if (name === '' || name.length > LONGEST_NAME || name.split(' ').length > MOST_WORDS) return null;
  if (/^(?:this|that|these|those|diese[rsnm]?|jene[rsnm]?) /iu.test(name)) return null;
  return NOBODY.test(name) || CLAUSE.test(name) || !/\p{L}/u.test(name) ? null : name;
}
