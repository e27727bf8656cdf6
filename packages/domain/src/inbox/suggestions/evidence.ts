import { asksQuestion, findRequest } from '../../shared/text/signals.js';
import type { Intent } from './intents.js';

/*
 * A claimed intent requires evidence: a word in the sentence that supports it. The classifier was trained on a few hundred messages and maps unknown
 * content to known classes; without evidence, a joke about the weather is a complaint.
 */

const word = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

const PRICE = word(
  'pric|costs?(?!\\p{L})|quot(?:e|ation)|rate card|rates(?!\\p{L})|fees?(?!\\p{L})|charge|cheap|budget|estimate|discount|proposal|offer|how much|preis|kost|angebot|rabatt|gebühr|prix|coût|devis|remise|tarif|combien|precio|cuest|cuánto|presupuest|descuento',
);
const MEETING = word(
  'meet|call(?!\\p{L})|visit|appointment|demo|tasting|lunch|dinner|coffee(?!\\p{L})|workshop|presentation|slots?(?!\\p{L})|walk|chat(?!\\p{L})|drop by|come by|talk|catch up|suit|join|termin|treff|telefonieren|telefonat|gespräch|verkost|vorführ|besuch|passt|rendez|appel|rencontr|réunion|dégust|démonstr|disponible|se voit|parler|reuni|llamada|cita|cata|demostr|café|hablar|bien el',
);
const STATUS = word(
  'order|parcel|package|shipment|shipped|deliver|dispatch|arriv|tracking|status|update|news|progress|eta(?!\\p{L})|transit|batch|payment|refund|goods|container|where is|bestell|liefer|paket|sendung|verschickt|stand|neues|wann|command|livr|colis|nouvelle|suivi|quand|pedido|entrega|llega|enviad|novedad|seguimiento|dónde',
);
const DOCUMENT = word(
  'invoice|receipt|contract|certificate|document|pdf|files?(?!\\p{L})|form(?!\\p{L})|questionnaire|attach|cop(?:y|ies)|declaration|sheet|manual|brochure|catalog|slides|recording|report|statement|agenda|minutes|nda|agreement|spreadsheet|drawings|plan(?!\\p{L})|photos|logo|proof|licence|passport|reference|profile|description|details in writing|scan|job sheet|credit note|rechnung|vertrag|bescheinig|datenblatt|formular|lieferschein|zertifik|katalog|prospekt|unterlagen|facture|contrat|attestation|fiche|formulaire|déclaration|bon de|catalogue|documents?|factura|contrato|constancia|ficha|formulario|albarán|catálogo|folleto',
);
const COMPLAINT = word(
  'broke|crack|leak|stopped|fail|fault|wrong|damag|missing|scratch|noise|down(?!\\p{L})|mould|stale|rude|defect|disappoint|unaccept|not acceptable|complain|angry|annoy|furious|fed up|poor|unhappy|not happy|frustrat|bitter|twice|nobody|not work|never worked|cannot work|waiting on hold|off(?!\\p{L})|not (?:been )?solved|without fixing|expected better|looks nothing|this keep|kaputt|zerbroch|beschädigt|falsch|stimmt nicht|enttäusch|ärger|inakzept|so geht das nicht|niemand|durchnässt|panne|cassé|mauvais|fausse|déçu|inadmiss|personne ne|ne tourne pas|ne marche pas|rot[ao]s?(?!\\p{L})|estrope|equivoc|está mal|decepcion|inacept|nadie',
);
const RESCHEDULE = word(
  'move|postpon|reschedul|cancel|push|shift|swap|instead|rather than|later|earlier|forward to|cannot make|can.t make|delay|rain check|another (?:day|time)|put .{1,30} off|clash|double-booked|running late|no longer works|week after|have to be moved|verschieb|verschoben|verleg|absag|später|dazwischen|schaffe es|report|décal|déplac|annul|plus tard|empêch|autre (?:jour|date)|ne pourrai|aplaz|mover|cambi|más tarde|imprevisto|otr[oa] (?:día|fecha)|no puedo',
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
  'confirm|agree|approved|accept|perfect|proceed|deal(?!\\p{L})|okay|ok(?!\\p{L})|works for me|sounds good|go ahead|got it|all good|noted|fine with|yes(?!\\p{L})|signed|we are in|happy with|bestätig|einverstanden|passt|alles klar|nehmen .{1,30} an|ja(?!\\p{L})|confirm|d.accord|entendu|oui|accept|c.est bon|vale|de acuerdo|adelante|sí(?!\\p{L})|está bien',
);

const asks = (sentence: string): boolean =>
  asksQuestion(sentence) || /\?/u.test(sentence) || findRequest(sentence) !== null;

/** Whether it asks or requests something of the reader; a stated need is a request too. */
const wants = (sentence: string): boolean =>
  asks(sentence) ||
  word(
    'please|need|missing|require|send|let me|quote|looking for|bitte|benötig|brauch|fehlt|warten|merci de|veuillez|faut|souhait|attend|por favor|necesit|quisiera|rellene|esper|waiting|expect|ordered|heard',
  ).test(sentence);

const WITNESSES: Readonly<Record<Exclude<Intent, 'other'>, (sentence: string) => boolean>> = {
  question: (sentence) => asks(sentence),
  price: (sentence) => wants(sentence) && PRICE.test(sentence),
  meeting: (sentence) =>
    (wants(sentence) || /suggest|propos|invite|sit down|say |vorschlag|aimerions|gustaría/iu.test(sentence)) &&
    MEETING.test(sentence),
  status: (sentence) => wants(sentence) && STATUS.test(sentence),
  document: (sentence) => wants(sentence) && DOCUMENT.test(sentence),
  complaint: (sentence) => COMPLAINT.test(sentence),
  reschedule: (sentence) => RESCHEDULE.test(sentence),
  introduction: (sentence) => INTRODUCTION.test(sentence),
  unsubscribe: (sentence) => UNSUBSCRIBE.test(sentence),
  thanks: (sentence) => THANKS.test(sentence),
  confirmation: (sentence) => !asks(sentence) && CONFIRMATION.test(sentence),
  // No reply is prepared for automated messages, so errors are harmless.
  out_of_office: () => true,
};

export const isWitnessed = (sentence: string, intent: Exclude<Intent, 'other'>): boolean => WITNESSES[intent](sentence);

export const isQuestion = (sentence: string): boolean => /[?？؟]["'”’»)]*\s*$/u.test(sentence);
