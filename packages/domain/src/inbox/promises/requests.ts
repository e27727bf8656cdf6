const words = (alternatives: readonly string[]): string => alternatives.join('|');

/** Words before an imperative: a greeting, a connective, courtesy. */
const BEFORE =
  '(?:(?:hi|hello|dear|hallo|liebe[r]?) [^,]{1,40}, ?)?(?:(?:and|so|then|also|just|und|also|dann|please|kindly|bitte),? )*';

const TO_DO = words([
  'send|give|get|forward|share|e-?mail|return|confirm|sign|pay|submit|provide|deliver|bring|call|reply|answer|check|review|approve|update|tell|ship',
  'upload|make sure|ensure|finish|complete|let (?:me|us) (?:know|have)',
]);

/** "Send you the text tomorrow" leaves out "I will". */
const IMPERATIVE = new RegExp(`^${BEFORE}(?:${TO_DO})\\b(?! you\\b)`, 'iu');

const ASKS = new RegExp(
  words([
    '\\b(?:can|could|would|will) you\\b(?! (?:be|have)\\b)',
    "\\b(?:i|we) (?:will |would |['’]d |['’]ll )?need (?!to\\b)",
    "\\b(?:i|we)(?:['’]d| would) (?:appreciate|like you|be grateful|be glad if you)\\b",
    '\\b(?:i|we) (?:expect|await) (?:your|the|a|an)\\b',
    '\\bplease (?!find|see|note|be advised|accept|don)\\p{L}+',
    '\\byou (?:must|should|need to|have to)\\b',
    '\\byou (?:promised|said|agreed) (?:to|that you)\\b',
  ]),
  'iu',
);

const TO_DO_DE =
  'schick|send|gib|geb|meld|ruf|bestätig|prüf|lass|liefer|überweis|unterschreib|antwort|bring|reich|teil';

const ASKS_DE = new RegExp(
  words([
    `^${BEFORE}(?:${TO_DO_DE})(?:e|en|t)? (?:sie|mir|uns|es|das|den|die|bitte|doch)(?!\\p{L})(?! (?:ich|wir)(?!\\p{L}))`,
    '(?<!\\p{L})(?:können|könnten|würden|könntest|kannst|würdest|könntet) (?:sie|du|ihr)(?!\\p{L})',
    '(?<!\\p{L})bitte (?!schön|sehr|entschuldig)\\p{L}+',
    '(?<!\\p{L})(?:ich|wir) (?:brauche|brauchen|benötige|benötigen|bräuchte|bräuchten|erwarte|erwarten)(?!\\p{L})',
  ]),
  'iu',
);

/** A longer sentence is a contract clause or a text without full stops. */
const LONGEST = 300;

/** Whether the writer of an English or German sentence asks its reader to do something: in the imperative, politely, or as a need. */
export const isRequest = (sentence: string): boolean =>
  sentence.length <= LONGEST && (IMPERATIVE.test(sentence) || ASKS.test(sentence) || ASKS_DE.test(sentence));
