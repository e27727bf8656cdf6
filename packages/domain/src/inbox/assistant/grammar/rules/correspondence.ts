import { always, de, en, IS, SHOW, withName, ZEIG } from './rule.js';

const MESSAGE = '(?:message|email|e-mail|mail|text|reply|note|word|news|thing)';

const NACHRICHT = '(?:nachricht|e-?mail|mail|antwort|sms)';

const lastMessage = (by: 'them' | 'us') => withName((name) => ({ kind: 'last_message', name, by }));

const conversation = withName((name) => ({ kind: 'conversation', name }));

const draft = withName((name) => ({ kind: 'draft', name }));

export const LAST = [
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

const SUM_UP =
  '(?:summari[sz]e|sum up|recap|brief me on|catch me up on|fill me in on|(?:(?:give|show|write) me )?(?:a |the )?(?:short |quick )?(?:summary|recap|overview|gist) (?:of|on))';

const THREAD =
  '(?:(?:the |my |our )?(?:last |latest |whole )?(?:conversation|thread|chat|correspondence|exchange|discussion|messages|emails)(?: history)? (?:with|of|from) )';

const GESPRAECH =
  '(?:(?:das |die |den |mein |unser[en]? )?(?:letzte |letzten )?(?:gespräch|gesprächs|unterhaltung|konversation|chat|verlauf|austausch|korrespondenz|nachrichten) (?:mit|von) )';

export const SUMMARY = [
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

const WRITE = '(?:draft|write|prepare|compose|suggest|propose|create|make|formulate)';

const REPLY =
  '(?:(?:a |an |the |my |me )*(?:draft |possible |short |quick )*(?:reply|answer|response|message|email|e-mail|draft)(?: draft)? )';

export const DRAFT = [
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
