import { asksQuestion, findRequest } from '../../shared/text/signals.js';
import type { Intent } from './intents.js';

/*
 * A claimed intent requires evidence: a word in the sentence that supports it. The classifier was trained on a few hundred messages and maps unknown
 * content to known classes; without evidence, a joke about the weather is a complaint.
 */

const word = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})`, 'giu');

const PRICE = word(
  'pric|costs?(?!\\p{L})|quot(?:e|ation)|rate card|rates(?!\\p{L})|fees?(?!\\p{L})|charge|cheap|budget|estimate|discount|proposal|offer|how much|preis|kost|angebot|rabatt|gebühr|prix|coût|devis|remise|tarif|combien|precio|cuest|cuánto|presupuest|descuento',
);
const MEETING = word(
  'meet|met(?!\\p{L})|call(?!\\p{L})|visit|appointment|training|event|launch|installation|audit|start|month|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|\\d+ instead|stunde|beginn|anfang|demo|tasting|lunch|dinner|coffee(?!\\p{L})|workshop|presentation|slots?(?!\\p{L})|walk|chat(?!\\p{L})|drop by|come by|talk|catch up|suit|join|termin|treff|telefonieren|telefonat|gespräch|verkost|vorführ|besuch|passt|rendez|appel|rencontr|réunion|dégust|démonstr|disponible|se voit|parler|reuni|llamada|cita|cata|demostr|café|hablar|bien el',
);
const STATUS = word(
  'order|parcel|package|shipment|shipped|deliver|dispatch|arriv|tracking|status|update|news|progress|eta(?!\\p{L})|transit|batch|payment|refund|goods|container|where is|bestell|liefer|paket|sendung|verschickt|stand|neues|wann|command|livr|colis|nouvelle|suivi|quand|pedido|entrega|llega|enviad|novedad|seguimiento|dónde',
);
const DOCUMENT = word(
  'invoice|receipt|contract|certificate|document|pdf|files?(?!\\p{L})|form(?!\\p{L})|questionnaire|attach|cop(?:y|ies)|declaration|sheet|manual|brochure|catalog|slides|recording|report|statement|agenda|minutes|nda|agreement|spreadsheet|drawings|plan(?!\\p{L})|photos|logo|proof|licence|passport|reference|profile|description|details in writing|scan|job sheet|credit note|rechnung|vertrag|bescheinig|datenblatt|formular|lieferschein|zertifik|katalog|prospekt|unterlagen|facture|contrat|attestation|fiche|formulaire|déclaration|bon de|catalogue|documents?|factura|contrato|constancia|ficha|formulario|albarán|catálogo|folleto',
);
/** Says by itself that somebody is displeased. */
const DISPLEASED = word(
  'disappoint|unaccept|not acceptable|complain|angry|annoy|furious|fed up|unhappy|not (?:at all )?happy|frustrat|outrag|poor (?:service|quality|work)|never work|(?:does|do|did|is|are)(?:n.t| not) work|not working|cannot work|stopped working|waiting on hold|not (?:been )?solved|without fixing|expected better|looks nothing|this keep|keeps? (?:break|fail|crash|happen|stop)|let (?:us|me) down|worst|terribl|enttäusch|ärger|inakzept|so geht das nicht|stimmt nicht|funktioniert nicht|läuft nicht|déçu|inadmiss|inacceptable|ne tourne pas|ne marche pas|ne fonctionne pas|decepcion|inacept|está mal|no funciona',
);
/** Names what is wrong: a fault, which may as well be somebody else's, or a word of another meaning. */
const FAULT = words(
  'broke|crack|leak|stopped|fail|fault|wrong|damag|missing|scratch|noise|down(?!\\p{L}|load)|mould|stale|rude|defect|poor(?!\\p{L})|bitter|twice|nobody|off(?!\\p{L})|late(?!\\p{L})|kaputt|zerbroch|beschädigt|falsch|niemand|durchnässt|panne|cassé|mauvais|fausse|personne ne|rot[ao]s?(?!\\p{L})|estrope|equivoc|nadie',
);
/** Ties a fault to what the reader did or delivered. */
const SUFFERED = word(
  'still|again|never|arriv|deliver|order|parcel|package|shipment|pallet|box|machine|device|unit|equipment|since|already|replac|refund|invoice|charged|batch|came|sent (?:us|me)|received|you (?:sent|promised|delivered|said)|your (?:driver|engineer|technician|colleague|team|staff|people|support|service|courier)|third time|second time|nobody|answer|customers|half|it looks|too (?:thin|short|small|big)|kam(?!\\p{L})|hälfte|vuelt|vez(?!\\p{L})|wieder|schon|immer noch|geliefert|lieferung|bestell|paket|rechnung|ware(?!\\p{L})|maschine|gerät|karton|angekommen|seit|encore|déjà|toujours|livr|command|colis|facture|machine|depuis|reçu|arriv|otra vez|todavía|entreg|pedido|paquete|factura|máquina|desde|recib|lleg|ya(?!\\p{L})',
);
const MOVED = word(
  'move|postpon|reschedul|cancel|push|shift|swap|instead|rather than|(?<!no )later|earlier|(?<!look(?:ing|ed|s)? (?:very much )?)forward to|cannot make|can.t make|unable to (?:make|attend)|delay|rain check|another (?:day|time)|put .{1,30} off|clash|double-booked|running late|no longer works|week after|have to be moved|verschieb|verschoben|verleg|absag|später|dazwischen|schaffe es|report|décal|déplac|annul|plus tard|empêch|autre (?:jour|date)|ne pourrai|aplaz|mover|cambi|más tarde|imprevisto|otr[oa] (?:día|fecha)|no puedo',
);
/** What can be moved: an appointment, or its time. */
const APPOINTED = word(
  'meet|met(?!\\p{L})|call(?!\\p{L})|visit|appointment|training|event|launch|installation|audit|start|month|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|\\d+ instead|stunde|beginn|anfang|demo|tasting|workshop|presentation|slot|session|lunch|dinner|conversation|interview|delivery|it(?!\\p{L})|date|day(?!\\p{L})|time|week|hour|o.clock|tomorrow|today|noon|afternoon|\\p{L}+day(?!\\p{L})|\\d{1,2}(?::\\d\\d|h| ?[ap]m)|termin|treff|besuch|gespräch|lieferung|uhr|tag|woche|morgen|heute|\\p{L}+tag(?!\\p{L})|mittwoch|rendez|réunion|visite|appel|livraison|jour|heure|semaine|demain|lundi|mardi|mercredi|jeudi|vendredi|reuni|cita|visita|llamada|entrega|hora|día|semana|mañana|fecha|lunes|martes|miércoles|jueves|viernes',
);
const INTRODUCTION = word(
  "my name is|i am the new|i'm the new|introduc|we met|nice meeting|have not met|meet \\p{L}+,|came across your|suggested that i|gave me your|got your contact|connecting you|connect with|looping in|i represent|accepting my request|reaching out|account manager|have joined|i work in|big fan|we are an? |just taken over|who we are|our startup|recently opened|mein name|vorstellen|kennengelernt|aufmerksam|kontakt gegeben|übernehme ich|je m.appelle|présenter|rencontrés|votre contact|découvert|je reprends|me llamo|presentar|conocimos|su contacto|descubierto|llevo yo",
);
const UNSUBSCRIBE = word(
  'unsubscri|stop(?!\\p{L})|mailing list|newsletter|remove (?:me|my)|off this list|off the list|opt out|delete my|no more messages|not contact me|contacted for|erase my|consent|write to me anymore|receive any more|subscription to the|(?:daily|weekly) emails|end these|verteiler|abmelden|werbung|löschen sie|nicht mehr anschreiben|einwilligung|liste de diffusion|désabonn|publicit|ne me contactez|supprimer mon|consentement|lista de correo|darme de baja|borren|no me escriban|consentimiento',
);
const THANKS = word(
  'thank|thx|cheers|grateful|appreciat|great job|you are a star|delicious|pleased|loved it|dank|merci|remerci|gracia|agradec',
);
const CONFIRMATION = word(
  'yes to|confirmad|(?:we|i)(?: \\p{L}+)?(?: \\p{L}+)? (?:confirm|agree|accept|approve)|(?:just )?confirming|confirmed|(?:to )?confirm (?:that|our|the|your order)|agreed|approved|accepted|in agreement|perfect(?=[!.,]|\\s*$| for (?:me|us))|proceed|(?:it.s a|that.s a|it is a) deal|^deal\\s*(?:[!.]|$)|okay|(?:that.s|that is|is|are|it.s|sounds) (?:ok|fine|good)(?!\\p{L})|^ok(?!\\p{L})|works for (?:me|us)|sounds good|go ahead|got it|all good|noted|fine with|yes(?=[,.!]|\\s*$| (?:we|i|that|it|please)(?!\\p{L}))|signed|we are in(?!\\p{L})|happy with|bestätig|einverstanden|passt|alles klar|nehmen .{1,30} an|ja(?!\\p{L})|d.accord|entendu|oui|accept|c.est bon|confirm(?:e|ons|é|amos|o)(?!\\p{L})|vale|de acuerdo|adelante|sí(?!\\p{L})|está bien',
);
const ABSENCE = word(
  'out of (?:the |my )?office|be out(?!\\p{L})|attending|has been received|(?:on|from) (?:\\p{L}+ )?leave|vacation|holiday|away|auto(?:matic(?:ally)?|mated)?[- ]?(?:reply|response|answer|generated)|not monitored|unattended|limited access|(?:be|am|are) back|return(?:ing)? (?:on|to)|travell?ing|absen|unavailable|not available|closed|deputy|in urgent|urgent (?:matters|cases)|replied to|opening hours|office hours|no longer (?:work|with)|automatisch|nicht im (?:büro|haus)|außer haus|urlaub|elternzeit|wieder (?:da|erreichbar|im)|geschlossen|vertret|abwesen|dringend|congé|fermé|réponse automatique|de retour|urgen|fuera|vacacion|ausente|cerrad|automátic|baja|vuelvo|regres',
);
/** Tells the readers of a circular how to get rid of it. */
const FOOTER =
  /(?<!\p{L})(?:if you|you (?:can|may|have|are|will)|^to (?:unsubscribe|opt out|stop)|click|at any time)(?!\p{L})/iu;
/** Hands something over instead of asking for it. */
const HANDS_OVER =
  /(?<!\p{L})(?:please find|find attached|attached (?:is|are|please|you)|(?:i|we)(?: \p{L}+)? (?:attach|enclose)(?:d)?|im anhang|anbei|ci-joint|adjunto)(?!\p{L})/iu;

const asks = (sentence: string): boolean =>
  asksQuestion(sentence) || /\?/u.test(sentence) || findRequest(sentence) !== null;

/** Whether it asks or requests something of the reader; a stated need is a request too. */
const wants = (sentence: string): boolean =>
  asks(sentence) ||
  word(
    'please|need|missing|require|send|let me|quote|looking for|bitte|benötig|brauch|fehlt|warten|merci de|veuillez|faut|souhait|attend|por favor|necesit|quisiera|rellene|esper|waiting|expect|ordered|heard',
  ).test(sentence);

const BACK = word('need|complet|fill|sign|return|send|ausfüllen|zurück|unterschr|renvoy|sign|rellen|devuelv|firm');

const handsOver = (sentence: string): boolean => HANDS_OVER.test(sentence) && !BACK.test(sentence);

/** One word of a fault is not enough: it takes displeasure, two faults, or a fault that somebody suffered. */
function complains(sentence: string): boolean {
  if (DISPLEASED.test(sentence)) return true;
  const faults = new Set((sentence.match(FAULT) ?? []).map((fault) => fault.toLowerCase()));
  return faults.size >= 2 || (faults.size === 1 && SUFFERED.test(sentence));
}

const NEED =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:need|require|like|want)(?! to(?!\p{L}))|(?:i|we)(?: am|['’]m| are|['’]re)? looking for|(?:ich|wir) (?:brauche|benötige|suche)n?|(?:je|nous) (?:souhait|cherch|voudr)\p{L}*|(?:necesit|quisi[eé]r|busc)\p{L}*)(?!\p{L})/iu;

/** Whether the writer says to need something: a request without a question. */
export const statesNeed = (sentence: string): boolean => NEED.test(sentence);

const WITNESSES: Readonly<Record<Exclude<Intent, 'other'>, (sentence: string) => boolean>> = {
  question: (sentence) => asks(sentence),
  price: (sentence) => wants(sentence) && PRICE.test(sentence),
  meeting: (sentence) =>
    (wants(sentence) || /suggest|propos|invite|sit down|say |vorschlag|aimerions|gustaría/iu.test(sentence)) &&
    MEETING.test(sentence),
  status: (sentence) => wants(sentence) && STATUS.test(sentence),
  document: (sentence) => wants(sentence) && DOCUMENT.test(sentence) && !handsOver(sentence),
  complaint: (sentence) => complains(sentence),
  reschedule: (sentence) => MOVED.test(sentence) && APPOINTED.test(sentence),
  introduction: (sentence) => INTRODUCTION.test(sentence),
  unsubscribe: (sentence) => UNSUBSCRIBE.test(sentence) && !FOOTER.test(sentence),
  thanks: (sentence) => THANKS.test(sentence),
  confirmation: (sentence) => !asks(sentence) && CONFIRMATION.test(sentence),
  out_of_office: (sentence) => ABSENCE.test(sentence),
};

export const isWitnessed = (sentence: string, intent: Exclude<Intent, 'other'>): boolean => WITNESSES[intent](sentence);

export const isQuestion = (sentence: string): boolean => /[?？؟]["'”’»)]*\s*$/u.test(sentence);
