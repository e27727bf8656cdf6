import type { AnswerLanguage, AssistantTool, PersonField } from '../plan.js';
import { nameIn } from './clean.js';

interface Rule {
  readonly language: AnswerLanguage;
  /** Matches the whole cleaned question. */
  readonly pattern: RegExp;
  readonly toolFor: (name: string | null) => AssistantTool | null;
}

const NAME = '(?<name>[^?!,;:]{1,80}?)';

/** `N` stands for a name, `N's` for its possessive. */
const whole = (source: string): RegExp =>
  new RegExp(`^(?:${source.replaceAll("N's", `${NAME}(?:'s|s'|')`).replaceAll(/\bN\b/g, NAME)})$`, 'iu');

const withName =
  (toolOf: (name: string) => AssistantTool): Rule['toolFor'] =>
  (name) =>
    name === null ? null : toolOf(name);

const rulesOf =
  (language: AnswerLanguage) =>
  (toolFor: Rule['toolFor'], ...sources: readonly string[]): Rule[] =>
    sources.map((source) => ({ language, pattern: whole(source), toolFor }));

const en = rulesOf('en');
const de = rulesOf('de');

const person = (field: PersonField) => withName((name) => ({ kind: 'person', name, field }));
const always =
  (tool: AssistantTool): Rule['toolFor'] =>
  () =>
    tool;

const lastMessage = (by: 'them' | 'us') => withName((name) => ({ kind: 'last_message', name, by }));
const promisesWith = (by: 'us' | 'them') => withName((name) => ({ kind: 'promises_with', name, by }));
const conversation = withName((name) => ({ kind: 'conversation', name }));
const riskOf = withName((name) => ({ kind: 'at_risk', name }));
const dealsWith = withName((name) => ({ kind: 'deals', name }));
const draft = withName((name) => ({ kind: 'draft', name }));
const people = withName((words) => ({ kind: 'people', words }));
const lastTalk = withName((name) => ({ kind: 'last_talk', name }));

const SHOW = '(?:(?:show|give|get|list|find)(?: me| us)? )?(?:the |all |our )?';
const IS = "(?:what(?:'s| is| are| was)|which is) ";
const MESSAGE = '(?:message|email|e-mail|mail|text|reply|note|word|news|thing)';
const NACHRICHT = '(?:nachricht|e-?mail|mail|antwort|sms)';
const ZEIG =
  '(?:(?:zeig|zeige|zeigen|gib|nenne?|such|suche)(?: sie)?(?: mir| uns)? )?(?:die |den |das |alle |unsere )?';

const LAST = [
  ...en(
    lastMessage('us'),
    `(?:what did|what have) (?:i|we) (?:last |most recently )?(?:write|written|send|sent|tell|told|say|said|reply|replied)(?: to)? N(?: last| most recently| recently)?`,
    `(?:${IS})?(?:the |my |our )?(?:last|latest|newest|most recent) ${MESSAGE} (?:that )?(?:i|we) (?:sent|wrote)(?: to)? N`,
    `${SHOW}(?:my |our )?(?:last|latest|newest|most recent) ${MESSAGE} to N`,
    `${IS}(?:my |our )(?:last|latest|newest|most recent) ${MESSAGE} to N`,
  ),
  ...en(
    lastMessage('them'),
    `what (?:did|has|does) N (?:last |most recently )?(?:write|written|say|said|tell|told|send|sent|message|text|reply|replied|answer|ask|want)(?: (?:to )?(?:me|us))?(?: last| most recently| recently)?`,
    `what was the last thing (?:that )?N (?:wrote|said|sent|told us|told me)`,
    `${SHOW}(?:last|latest|newest|most recent) ${MESSAGE} (?:from|by|of) N`,
    `${IS}(?:the )?(?:last|latest|newest|most recent|news)(?: ${MESSAGE})? (?:from|by|of) N`,
    `(?:${IS}|${SHOW})N's (?:last|latest|newest|most recent) ${MESSAGE}`,
  ),
  ...de(
    lastMessage('us'),
    `was (?:habe ich|haben wir) N (?:zuletzt|als letztes) (?:geschrieben|geschickt|gesagt|gesendet|geantwortet)`,
    `was (?:habe ich|haben wir) (?:zuletzt|als letztes) an N (?:geschrieben|geschickt|gesendet)`,
    `${ZEIG}(?:meine |unsere )?(?:letzte|neueste|jüngste) ${NACHRICHT} an N`,
  ),
  ...de(
    lastMessage('them'),
    `was (?:hat|schrieb|sagte) N (?:mir |uns )?(?:zuletzt|als letztes)(?: (?:geschrieben|gesagt|geschickt|gesendet|geantwortet|gewollt))?`,
    `was (?:wollte|will) N (?:zuletzt|als letztes)?`,
    `${ZEIG}(?:letzte|neueste|jüngste) ${NACHRICHT} von N`,
    `${ZEIG}Ns letzte ${NACHRICHT}`.replace('Ns', "N's"),
    `was war (?:die )?(?:letzte|neueste) ${NACHRICHT} von N`,
  ),
];

const PHONE = '(?:(?:tele)?phone|mobile|cell|number|telephone number|phone number|mobile number|cell number)';
const EMAIL = '(?:e-?mail(?: address)?|mail address|address)';
const TELEFON = '(?:telefonnummer|nummer|handynummer|handy|mobilnummer|telefon|rufnummer)';
const ADRESSE = '(?:e-?mail(?:-?adresse)?|mail-?adresse|adresse)';

const fieldRules = (field: PersonField, english: string, german: string): Rule[] => [
  ...en(
    person(field),
    `(?:${IS}|${SHOW})N's ${english}`,
    `(?:${IS}|${SHOW})(?:the )?${english} (?:of|for) N`,
    `do (?:we|you|i) (?:have|know) N's ${english}`,
    `do (?:we|you|i) (?:have|know) (?:a |an |the )?${english} (?:of|for) N`,
    `N ${english}`,
  ),
  ...de(
    person(field),
    `(?:(?:wie|was|welche|welches) (?:ist|lautet) )(?:die |der |das )?${german} (?:von|für) N`,
    `${ZEIG}${german} (?:von|für) N`,
    `(?:(?:wie|was) (?:ist|lautet) )?N(?:'s|s|') ${german}`,
    `haben wir (?:die |eine )?${german} von N`,
    `welche ${german} hat N`,
  ),
];

const PERSON = [
  ...en(
    person('phone'),
    `what number can (?:i|we) (?:call|reach|phone|ring)(?: up)? N(?: on| at| under)?`,
    `(?:how|where) (?:can|do|could) (?:i|we) (?:call|phone|ring) N`,
  ),
  ...en(person('email'), `(?:how|where) (?:can|do|could) (?:i|we) e-?mail N`),
  ...fieldRules('phone', PHONE, TELEFON),
  ...fieldRules('email', EMAIL, ADRESSE),
  ...en(
    person('company'),
    `where does N work`,
    `(?:which|what) (?:company|firm|business|employer) (?:does|is) N (?:work for|work at|at|with|from|in)`,
    `(?:which|what) (?:company|firm) (?:does N belong to|employs N)`,
    `(?:who|whom) does N work for`,
  ),
  ...fieldRules('company', '(?:company|employer|firm)', '(?:firma|arbeitgeber|unternehmen)'),
  ...de(
    person('company'),
    `wo arbeitet N`,
    `(?:für|bei) (?:welche[rnms]?) (?:firma|unternehmen|arbeitgeber) (?:arbeitet|ist) N`,
  ),
  ...fieldRules('title', '(?:job title|title|job|role|position)', '(?:position|rolle|titel|beruf|funktion|stelle)'),
  ...en(person('title'), `what does N do(?: for a living)?`),
  ...de(person('title'), `was macht N(?: beruflich)?`),
  ...en(person('location'), `where (?:is|does) N (?:based|live|located|from|living)`, `where is N`),
  ...fieldRules('location', '(?:location|city|place)', '(?:ort|wohnort|standort|stadt)'),
  ...de(person('location'), `wo (?:wohnt|lebt|sitzt|ist) N`, `woher kommt N`),
  ...en(
    person('birthday'),
    `when is N's (?:birthday|birth day)`,
    `when was N born`,
    `when does N have (?:a |his |her |their )?birthday`,
  ),
  ...fieldRules('birthday', '(?:birthday|date of birth)', '(?:geburtstag|geburtsdatum)'),
  ...de(
    person('birthday'),
    `wann hat N geburtstag`,
    `wann ist (?:der )?geburtstag von N`,
    `wann ist N(?:'s|s|') geburtstag`,
    `wann (?:ist|wurde) N geboren`,
  ),
  ...en(
    person('channels'),
    `(?:which|what) channels? (?:does|is) N (?:use|on|write on|prefer)`,
    `on (?:which|what) channels? (?:is|does) N(?: write)?`,
  ),
  ...de(person('channels'), `(?:welche|auf welchen|über welche) kan[aä]le? (?:nutzt|benutzt|verwendet|schreibt|ist) N`),
];

const PEOPLE = [
  ...en(
    people,
    `who (?:works|do (?:we|i) know|do we have) (?:at|for|in|from) N`,
    `${SHOW}(?:which |what |any )?(?:contacts|people|customers|colleagues)(?: (?:do|did) (?:we|i) (?:have|know))? (?:at|from|in|of) N`,
    `who is (?:at|from) N`,
  ),
  ...de(
    people,
    `wer (?:arbeitet|ist) (?:bei|für|aus|in) N`,
    `wen kennen wir (?:bei|in|aus) N`,
    `${ZEIG}(?:welche )?(?:kontakte|leute|kunden|personen)(?: haben wir| kennen wir)? (?:bei|von|in|aus) N`,
  ),
];

const SUM_UP =
  '(?:summari[sz]e|sum up|recap|brief me on|catch me up on|fill me in on|(?:(?:give|show|write) me )?(?:a |the )?(?:short |quick )?(?:summary|recap|overview|gist) (?:of|on))';
const THREAD =
  '(?:(?:the |my |our )?(?:last |latest |whole )?(?:conversation|thread|chat|correspondence|exchange|discussion|messages|emails)(?: history)? (?:with|of|from) )';
const GESPRAECH =
  '(?:(?:das |die |den |mein |unser[en]? )?(?:letzte |letzten )?(?:gespräch|gesprächs|unterhaltung|konversation|chat|verlauf|austausch|korrespondenz|nachrichten) (?:mit|von) )';

const SUMMARY = [
  ...de(
    always({ kind: 'summary' }),
    `(?:fasse?|fassen sie) (?:mir |uns |bitte )?(?:diese[sn]?|die|das)(?: offene)? (?:unterhaltung|konversation|gespräch|nachrichten|verlauf) zusammen`,
    'worum geht es (?:hier|in dieser unterhaltung)',
  ),
  ...en(
    conversation,
    `${SUM_UP} ${THREAD}?N`,
    `(?:what(?:'s| is)) (?:going on|up|happening|new|the (?:status|state|situation)|the latest) with N`,
    `where do (?:things|we|i) stand with N`,
    `what (?:did|have) (?:we|i) (?:talk|talked|discuss|discussed)(?: about)? with N`,
    `what (?:is|was) ${THREAD}N about`,
  ),
  ...de(
    conversation,
    `(?:fasse?|fassen sie) (?:mir |uns |bitte )?${GESPRAECH}?N zusammen`,
    `(?:zusammenfassung|überblick) (?:de[rs] |zu[rm]? |von |über )?${GESPRAECH}?N`,
    `(?:wie|was) ist (?:der|die) (?:stand|lage|status) (?:mit|bei) N`,
    `(?:was|wie) (?:läuft|steht es|gibt es neues) (?:mit|bei|von) N`,
    `worum (?:geht|ging) es (?:mit|bei) N`,
  ),
];

const PROMISES = [
  ...en(
    promisesWith('us'),
    `(?:did|have) (?:we|i) (?:ever )?promised? (?:anything|something)(?: else)? to N`,
    `(?:did|have) (?:we|i) (?:ever )?promised? N (?:anything|something)`,
    `what (?:did|have|had) (?:we|i) promised?(?: to)? N`,
    `what (?:do|did) (?:we|i) owe N`,
    `do (?:we|i) owe N (?:anything|something)`,
    `do (?:we|i) owe (?:anything|something) to N`,
    `(?:what are |${SHOW})?(?:our|my) promises to N`,
    `${SHOW}promises (?:we|i) made to N`,
  ),
  ...en(
    promisesWith('them'),
    `(?:did|has) N (?:ever )?promised? (?:(?:us|me) )?(?:anything|something)`,
    `(?:did|has) N (?:ever )?promised? (?:anything|something) to (?:us|me)`,
    `what (?:did|has|had) N promised?(?: (?:to )?(?:us|me))?`,
    `what does N owe (?:us|me)`,
    `(?:what are |${SHOW})?N's promises(?: to (?:us|me))?`,
  ),
  ...en(
    always({ kind: 'promises_with', name: null, by: 'them' }),
    `what (?:were|was|have) (?:we|i)(?: been)? promised`,
    `who (?:has )?promised (?:us|me) (?:what|something|anything)`,
  ),
  ...de(
    promisesWith('us'),
    `(?:haben wir|habe ich) N (?:etwas|was|irgendetwas) (?:versprochen|zugesagt)`,
    `was (?:haben wir|habe ich) N (?:versprochen|zugesagt)`,
    `(?:schulden wir|schulde ich) N (?:etwas|was|noch etwas)`,
    `was (?:schulden wir|schulde ich) N`,
  ),
  ...de(
    promisesWith('them'),
    `was hat N (?:(?:uns|mir) )?(?:versprochen|zugesagt)`,
    `was hat (?:uns|mir) N (?:versprochen|zugesagt)`,
    `hat (?:(?:uns|mir) )?N (?:(?:uns|mir) )?(?:etwas|was|irgendetwas) (?:versprochen|zugesagt)`,
  ),
  ...de(
    always({ kind: 'promises_with', name: null, by: 'us' }),
    `was (?:haben wir|habe ich)(?: alles)? (?:versprochen|zugesagt)`,
  ),
  ...de(always({ kind: 'promises_with', name: null, by: 'them' }), `was wurde (?:uns|mir) (?:versprochen|zugesagt)`),
];

const WHO = '(?:who(?:m)?|which (?:of our )?(?:customers?|clients?|contacts?|people|accounts?))';
const LEAVING = '(?:leave|leaving|churn|churning|quit|cancel|go|stop buying|be lost)(?: us)?';
const KUNDEN = '(?:wer|welche (?:unserer )?(?:kunden|kontakte))';

const RISK = [
  ...en(
    always({ kind: 'at_risk', name: null }),
    `${WHO} (?:is|are) (?:most |currently |now )?(?:at risk|in danger)(?: of (?:${LEAVING}|churn))?`,
    `${WHO} (?:might|may|could|will|would) (?:soon )?${LEAVING}(?: soon| next)?`,
    `${WHO} (?:is|are) (?:most )?(?:likely|about|going|threatening|thinking of|close) ?(?:to )?${LEAVING}(?: soon)?`,
    `${WHO} (?:are|do|might|could|will) (?:we|i) (?:be )?(?:losing|lose)(?: soon)?`,
    `${SHOW}(?:customers|clients|contacts|people) (?:who are )?at (?:high )?risk(?: of (?:leaving|churn))?`,
    `(?:are there )?any (?:customers|clients) at risk`,
  ),
  ...en(
    riskOf,
    `(?:is|are) N (?:at risk|in danger|likely|about|going)(?: of| to)?(?: (?:${LEAVING}|churn))?`,
    `(?:will|might|could|may) N (?:soon )?${LEAVING}(?: soon)?`,
    `how (?:likely|probable) is (?:it that )?N(?: is)?(?: will| to)? ${LEAVING}`,
    `(?:${IS}|${SHOW})N's (?:churn risk|risk of (?:leaving|churn)|churn probability|churn)`,
    `(?:${IS}|${SHOW})(?:the )?(?:churn risk|risk|churn probability) (?:of|for) N`,
    `(?:are we|do we risk) losing N`,
  ),
  ...de(
    always({ kind: 'at_risk', name: null }),
    `${KUNDEN} (?:ist|sind) (?:am meisten |besonders )?(?:abwanderungsgefährdet|gefährdet|absprunggefährdet)`,
    `${KUNDEN} (?:droht|drohen) (?:uns )?(?:abzuspringen|abzuwandern|zu gehen|zu kündigen|verloren zu gehen)`,
    `${KUNDEN} (?:könnte|könnten|wird|werden) (?:uns )?(?:bald )?(?:abspringen|abwandern|verlassen|gehen|kündigen)`,
    `(?:wen|welche kunden) (?:verlieren wir|könnten wir verlieren)`,
  ),
  ...de(
    riskOf,
    `wie hoch ist (?:das )?(?:abwanderungsrisiko|risiko) (?:von|für|bei) N`,
    `ist N (?:abwanderungsgefährdet|gefährdet|absprunggefährdet)`,
    `(?:wird|könnte) N (?:uns )?(?:bald )?(?:abspringen|abwandern|verlassen|gehen|kündigen)`,
    `(?:droht|verlieren wir) N(?: abzuspringen| abzuwandern)?`,
    `wie wahrscheinlich (?:ist es, dass|springt) N(?: abspringt| ab| geht)?`,
  ),
];

const MOST = '(?:biggest|largest|top|most valuable|highest|best|most important)';
const GROESSTE = '(?:größten|wertvollsten|besten|wichtigsten|teuersten|höchsten)';

const VALUE = [
  ...en(
    always({ kind: 'deals', name: null }),
    `(?:which|what) deals? (?:is|are) (?:worth )?(?:the )?(?:most(?: valuable)?|biggest|largest)`,
    `(?:(?:what|which)(?:'s| is| are) )?${SHOW}${MOST} deals?`,
    `(?:which|what) (?:is|was|are|were) (?:the |our )?${MOST} deals?`,
    `(?:which|what) deals? (?:brought|bring|made|make) (?:in )?(?:us )?(?:the )?most(?: money)?`,
  ),
  ...en(
    always({ kind: 'customers' }),
    `(?:(?:who|which|what)(?:'s| is| are) )?${SHOW}${MOST} (?:customers?|clients?|contacts?)`,
    `(?:which|what) (?:customers?|clients?) (?:is|are) (?:worth )?(?:the )?(?:most(?: valuable)?|${MOST})`,
    `who (?:spends|buys|pays|bought|spent|paid|is worth)(?: us)? (?:the )?most`,
  ),
  ...en(
    dealsWith,
    `(?:which|what|how many) deals (?:do|did|have) (?:we|i) (?:have|made?|closed?|got) with N`,
    `how much (?:has|did|does) N (?:spent|spend|bought|buy|paid|pay)(?: with us| us| so far)?`,
    `how much (?:is|was) N worth`,
    `${SHOW}deals (?:with|of|from) N`,
    `(?:what are |${SHOW})N's (?:deals|purchases|orders)`,
    `what (?:has|did) N (?:bought|buy)(?: from us)?`,
  ),
  ...de(
    always({ kind: 'deals', name: null }),
    `(?:welche[rs]? (?:abschlüsse|abschluss|deals?) (?:sind|ist) )(?:am meisten wert|am größten|am wertvollsten)`,
    `(?:(?:was|welches|welche) (?:sind|ist|waren) )?${ZEIG}${GROESSTE} (?:abschlüsse|deals|geschäfte)`,
  ),
  ...de(
    always({ kind: 'customers' }),
    `(?:(?:wer|welche|was) (?:sind|ist) )?${ZEIG}(?:${GROESSTE} kunden|beste[r]? kunde|wertvollste[r]? kunde)`,
    `wer (?:kauft|zahlt|bezahlt|hat) am meisten(?: (?:gekauft|bezahlt|ausgegeben))?`,
    `welche kunden sind (?:am meisten wert|am wertvollsten)`,
  ),
  ...de(
    dealsWith,
    `welche (?:abschlüsse|deals|geschäfte) (?:haben wir|gibt es) mit N`,
    `wie ?viel hat N (?:bisher )?(?:bei uns )?(?:ausgegeben|bezahlt|gekauft)`,
    `${ZEIG}(?:abschlüsse|deals|geschäfte) (?:mit|von) N`,
    `was hat N (?:bei uns )?gekauft`,
  ),
];

const REACH =
  '(?:call|contact|write|write to|phone|ring|reply to|answer|talk to|reach out to|get back to|email|message)';
const FIRST = [
  ...en(
    always({ kind: 'call_first' }),
    `who(?:m)? (?:should|do|must|shall|can) (?:i|we)(?: need to| have to)? ${REACH} (?:first|next|now|today|first today|first thing|most urgently)`,
    `who(?:m)? (?:should|must|shall) (?:i|we) call`,
    `who(?:m)? to (?:call|contact|reply to|answer) (?:first|next|today)`,
    `who (?:should be|is|comes) (?:called |next|first)+(?: to call)?`,
    `what should (?:i|we) do (?:first|next)`,
  ),
  ...de(
    always({ kind: 'call_first' }),
    `(?:wen|wem|bei wem) (?:soll|sollte|muss|sollen|sollten) (?:ich|wir) (?:mich )?(?:zuerst|als erstes|als nächstes|heute|jetzt|heute zuerst)(?: (?:anrufen|kontaktieren|antworten|schreiben|melden))?`,
    `was soll(?:te)? ich (?:zuerst|als erstes|als nächstes) (?:tun|machen)`,
  ),
];

const WRITE = '(?:draft|write|prepare|compose|suggest|propose|create|make|formulate)';
const REPLY =
  '(?:(?:a |an |the |my |me )*(?:draft |possible |short |quick )*(?:reply|answer|response|message|email|e-mail|draft)(?: draft)? )';
const DRAFT = [
  ...en(
    draft,
    `${WRITE}(?: me)? ${REPLY}(?:to|for) N(?: (?:and|then) send (?:it|that)(?: off)?)?`,
    `how (?:should|could|can|do) (?:i|we) (?:reply|answer|respond)(?: to)? N`,
    `what (?:should|could) (?:i|we) (?:reply|answer|write)(?: to)? N`,
    `help me (?:reply|answer|respond) to N`,
  ),
  ...de(
    draft,
    `(?:entwirf|entwerfe|schreib|schreibe|formuliere?|erstelle?|mach|verfasse?|bereite)(?: mir| bitte)? (?:eine[nm]? |die )?(?:antwortentwurf|antwort|entwurf|nachricht|e-?mail)(?: (?:an|für) N)(?: vor)?`,
    `was (?:soll|kann|könnte) ich N (?:antworten|schreiben)`,
    `wie (?:soll|kann|könnte) ich N antworten`,
  ),
];

const TASKS = [
  ...de(
    always({ kind: 'due', until: 'today' }),
    'was (?:ist|wird) heute fällig',
    'was (?:muss|soll) ich heute (?:tun|machen|erledigen)',
    `${ZEIG}(?:heutigen )?aufgaben(?: (?:für |von )?heute)?`,
  ),
  ...de(
    always({ kind: 'due', until: 'this_week' }),
    'was (?:ist|wird) diese woche fällig',
    'was (?:muss|soll) ich diese woche (?:tun|machen|erledigen)',
  ),
  ...de(always({ kind: 'birthdays', until: 'today' }), 'wer hat heute geburtstag'),
  ...de(
    always({ kind: 'birthdays', until: 'this_week' }),
    'wer hat (?:diese woche|in den nächsten tagen|bald|demnächst) geburtstag',
    `${ZEIG}(?:nächsten |kommenden )?geburtstage`,
  ),
  ...de(
    always({ kind: 'busiest_channel' }),
    'welcher kanal (?:war|ist) (?:diese woche )?(?:am (?:aktivsten|meisten genutzt)|der aktivste)(?: diese woche)?',
  ),
  ...de(always({ kind: 'waiting_longest' }), 'wer wartet (?:schon )?am längsten(?: auf (?:eine )?antwort)?'),
  ...de(
    always({ kind: 'unanswered' }),
    'wem (?:habe ich|haben wir) (?:noch )?nicht (?:geantwortet|zurückgeschrieben)',
    'wer wartet(?: noch)? auf (?:eine |meine |unsere )?antwort',
    `${ZEIG}unbeantworteten? nachrichten`,
  ),
  ...de(
    lastTalk,
    `wann (?:habe ich|haben wir) (?:zuletzt|das letzte mal|zum letzten mal) (?:mit|von) N (?:gesprochen|geschrieben|gehört|kontakt gehabt)`,
    `wann (?:habe ich|haben wir) N (?:zuletzt|das letzte mal) (?:geschrieben|gesprochen|geantwortet)`,
    `wann hat(?: sich)? N (?:sich )?(?:zuletzt|das letzte mal) (?:geschrieben|gemeldet)`,
  ),
  ...de(always({ kind: 'help' }), 'hilfe', 'was kann ich (?:dich |sie )?fragen', 'was kannst du'),
];

/** Patterns that any words fit in the place of a name. Whatever else understands the question comes first. */
const LATE_RULES: readonly Rule[] = [
  ...en(
    person('all'),
    `who is N`,
    `how (?:can|do|could) (?:i|we) (?:reach|contact|get hold of|get in touch with) N`,
    `what do (?:we|you) know about N`,
    `contact details (?:of|for) N`,
    `N's (?:contact )?details`,
  ),
  ...de(
    person('all'),
    `wer ist N`,
    `wie (?:kann ich|können wir|erreiche ich|erreichen wir) N(?: erreichen| kontaktieren)?`,
    `was wissen wir über N`,
    `kontaktdaten von N`,
  ),
];

/** The order decides: what is specific comes before what would also take it as a name. */
const RULES: readonly Rule[] = [
  ...RISK,
  ...VALUE,
  ...FIRST,
  ...PROMISES,
  ...DRAFT,
  ...SUMMARY,
  ...LAST,
  ...TASKS,
  ...PEOPLE,
  ...PERSON,
];

interface Ruled {
  readonly tool: AssistantTool;
  readonly language: AnswerLanguage;
}

/** @returns the first tool whose pattern is the question, and whose name names somebody. */
export const ruleFor = (question: string): Ruled | null => firstOf(RULES, question);

export const lateRuleFor = (question: string): Ruled | null => firstOf(LATE_RULES, question);

function firstOf(rules: readonly Rule[], question: string): Ruled | null {
  for (const { language, pattern, toolFor } of rules) {
    const found = pattern.exec(question);
    if (found === null) continue;
    const tool = toolFor(nameIn(found.groups?.name));
    if (tool !== null) return { tool, language };
  }
  return null;
}
