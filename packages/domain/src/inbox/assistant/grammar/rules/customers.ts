import { always, de, en, IS, SHOW, withName, ZEIG } from './rule.js';

const riskOf = withName((name) => ({ kind: 'at_risk', name }));

const dealsWith = withName((name) => ({ kind: 'deals', name }));

const WHO = '(?:who(?:m)?|which (?:of our )?(?:customers?|clients?|contacts?|people|accounts?))';

const LEAVING = '(?:leave|leaving|churn|churning|quit|cancel|go|stop buying|be lost)(?: us)?';

const KUNDEN = '(?:wer|welche (?:unserer )?(?:kunden|kontakte))';

export const RISK = [
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

export const VALUE = [
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

export const FIRST = [
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
