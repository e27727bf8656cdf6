/*
 * Ordinary phrases of cancellation. They are claims by themselves, and name what the model finds in the same sentence. What is only dropped or moved (a meeting, an order, a flight) is none, nor is a
 * condition ("if we cancel"), a negation, or a question about the terms.
 */

/** Up to this many words in between. */
const words = (most: number): string => `(?:[\\p{L}\\p{N}'’-]+ ){0,${most}}`;

const whole = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const AGREEMENT_EN =
  '(?:subscriptions?|contracts?|accounts?|agreements?|memberships?|plans?|licen[cs]es?|retainer|standing order|partnership|business relationship|co-?operation|collaboration)';
const SUPPLIER_EN = '(?:supplier|provider|vendor|company|firm|partner|agency|platform|roaster)';
const SUPPLIER_DE = '(?:lieferanten?|anbieter|dienstleister|hersteller|händler)';
const AGREEMENT_DE =
  '(?:\\p{L}*vertr[aä]g(?:e|s|es)?|abos?|abonnements?|konto|kontos|mitgliedschaft|lizenz(?:en)?|dauerauftrags?|geschäftsbeziehung|zusammenarbeit)';
const AGREEMENT_FR = '(?:contrats?|abonnements?|comptes?|adhésion|licences?|collaboration|partenariat)';
const AGREEMENT_ES = '(?:suscripci(?:ón|ones)|contratos?|cuentas?|servicios?|licencias?|colaboración|membresía)';

const CANCELS = whole(
  // English
  `(?:cancel|terminat|discontinu|end|clos|deactivat)(?:e|l?ing|l?ed)? ${words(4)}${AGREEMENT_EN}`,
  `${AGREEMENT_EN} ${words(3)}(?:cancell?ed|terminated|discontinued)`,
  `(?:cancellation|termination) of (?:our|my|the|this|your) ${words(2)}${AGREEMENT_EN}`,
  'notice (?:of (?:our |my )?(?:cancellation|termination)|to (?:cancel|terminate))',
  "(?:won['’]t|will not|would not|are not|am not|not|decided against) (?:be )?(?:going to |planning to |wish to |want to |to )?(?:renew(?:ing|al)?|extend(?:ing)? (?:our|the|my) (?:contract|agreement|subscription))",
  '(?:mov|switch|chang|transfer|go)(?:e|ed|es|ing)? (?:\\p{L}+ ){0,3}to (?:another|a different|a new|a cheaper|a competing) (?:\\p{L}+ )?(?:supplier|provider|vendor|company|firm|partner|agency|platform|roaster)',
  '(?:mov|switch|chang|go)(?:e|ed|es|ing)? (?:\\p{L}+ ){0,3}to (?:a|your|one of your) competitors?',
  '(?:chang|switch)(?:e|ed|ing) (?:our )?(?:supplier|provider|vendor)s?',
  'tak(?:e|ing|en) (?:our|my) business elsewhere',
  `(?:go(?:ing|ne)?|went|sign(?:ed|ing)?|cho(?:ose|se|sen)|decid(?:e|ed)|opt(?:ed)?|pick(?:ed)?|select(?:ed)?) (?:with |for |on |in favou?r of )?(?:another|a different|a new|a cheaper|a competing) (?:\\p{L}+ )?${SUPPLIER_EN}`,
  '(?:go(?:ing|ne)?|went|sign(?:ed|ing)?) (?:\\p{L}+ )?(?:with|to) (?:a|your|one of your) competitors?',
  '(?:stop|cease|end|discontinue)(?:p?ing)? (?:all |our |the |your |any |further ){0,3}(?:deliveries|shipments|services)',
  "(?:will not|won['’]t|no longer|not) (?:be )?(?:order|buy|continu|work)(?:e|ing)? (?:\\p{L}+ ){0,2}(?:again|any ?more|any longer|from you|with you|with your (?:services?|company))",
  `(?:giv|serv)(?:e|ing) (?:you )?${words(4)}notice`,
  `out of (?:our|the|this|your|my) ${words(1)}${AGREEMENT_EN}`,
  "(?:we|i)(?: are|['’]re| am|['’]m| will(?: be)?|['’]ll(?: be)?| have decided to)? (?:leave|leaving) (?:you|your company|your service)",
  'no longer (?:need|require|want|wish to use) (?:your|the) (?:services?|subscription|deliveries)',
  // German
  `kündig(?:e|en|ten?|ung)? ${words(5)}${AGREEMENT_DE}`,
  `${AGREEMENT_DE} ${words(6)}(?:kündigen|gekündigt|beenden|beendet|auflösen)`,
  'hiermit kündig(?:e|en)',
  '(?:nicht|nicht mehr|nicht weiter) (?:zu )?verlänger(?:n|t)',
  '(?:anderen|neuen|günstigeren) (?:lieferanten|anbieter|dienstleister) (?:zu )?(?:gewechselt|wechseln)',
  `wechs(?:le|eln|elten|elt) ${words(4)}(?:lieferanten|anbieter|dienstleister)`,
  `(?:anderen|neuen|günstigeren) ${SUPPLIER_DE} (?:\\p{L}+ ){0,2}(?:entschieden|gewählt|beauftragt|gefunden)`,
  '(?:zu|bei) (?:einem|ihrem) (?:mitbewerber|wettbewerber|konkurrenten) (?:\\p{L}+ ){0,2}(?:gewechselt|wechseln|bestellen|gegangen|gehen)',
  `stell(?:en|t) ${words(5)}lieferungen ${words(3)}ein`,
  'bestell(?:en|e|t) (?:\\p{L}+ ){0,3}nicht mehr|nicht mehr (?:\\p{L}+ ){0,2}bestell(?:en|e|t)',
  `${AGREEMENT_DE} ${words(3)}auslaufen`,
  '(?:beziehen|kaufen|bestellen) (?:\\p{L}+ ){0,4}woanders|woanders (?:beziehen|kaufen|bestellen)',
  // French
  `résili(?:er|ons|e|ation|é|ée) ${words(4)}${AGREEMENT_FR}`,
  `(?:mettre|mettons|mets) (?:fin|un terme) ${words(2)}${AGREEMENT_FR}`,
  '(?:choisi|choisissons|retenu|retenons|pris|opté pour) un autre (?:fournisseur|prestataire)',
  '(?:passons|passer|passerons|partons|allons) (?:\\p{L}+ )?(?:chez|à|vers) un concurrent',
  'ne (?:\\p{L}+ )?(?:souhaitons|voulons|travaillerons|commanderons|commandons) plus (?:\\p{L}+ ){0,2}(?:avec|chez|commander|travailler)',
  `annul(?:er|ons|e|ation|é) ${words(3)}(?:abonnements?|contrats?|comptes?)`,
  'chang(?:er|eons|é|e) de (?:fournisseur|prestataire)',
  `(?:passons|passer|passerons|partons) ${words(1)}(?:à|chez|vers) un autre (?:fournisseur|prestataire)`,
  `ne ${words(3)}renouvel(?:er|ons|lerons|lerai|ez)`,
  // Spanish
  `(?:cancelar|cancelamos|cancelo|cancelación|rescindir|rescindimos|anular|anulamos) ${words(4)}${AGREEMENT_ES}`,
  `(?:dar|damos|doy|darnos|darme) de baja ${words(3)}${AGREEMENT_ES}`,
  `poner fin a ${words(2)}${AGREEMENT_ES}`,
  `(?:dar|damos|den|doy) por (?:terminad|finalizad)[oa] ${words(2)}${AGREEMENT_ES}`,
  '(?:elegido|elegimos|escogido|contratado|vamos (?:con|a)|pasamos a) otro proveedor',
  '(?:cambiar|cambiamos|cambiado|cambio) (?:de|a otro) proveedor',
  `no ${words(3)}renovar(?:emos|é)?`,
);

/** Conditions, negations, questions about the terms, and what others ended. */
const ONLY_CONSIDERED = whole(
  '(?:previous|former|old) (?:\\p{L}+ )?(?:supplier|provider|vendor|contract)|whether|one of (?:our|your|my) (?:customers|clients)|(?:customer|client) of (?:ours|mine)',
  '(?:bisherig|früher|alt|vorherig)(?:er|en|em) (?:lieferant|anbieter|dienstleister|vertrag)(?:en|s)?|mit (?:ihrem|eurem) (?:mitbewerber|wettbewerber|konkurrenten)|(?:einer|eine) (?:unserer|ihrer) kunden',
  "(?:ancien|précédent) (?:fournisseur|prestataire)|l?['’]?un de (?:nos|vos) clients",
  '(?:antiguo|anterior) proveedor|uno de nuestros clientes|cliente (?:nuestro|mío)',
  "if|in case|unless|would (?:we|i) be able|at any time|any ?time|(?:cancellation|termination) (?:policy|period|terms|clause|fee)|(?:do not|don['’]t|never|not) (?:want to |wish to |going to |planning to |have to )?(?:cancel|terminate|switch|change|move|close|end)",
  'falls|sofern|wenn|jederzeit|kündigungsfrist(?:en)?|nicht (?:zu kündigen|kündigen|gekündigt)|keine kündigung|kündigen (?:\\p{L}+ ){0,4}(?:nicht|nie)',
  "si (?:nous|je|on|vous)|à tout moment|préavis|n['’]?e? ?(?:\\p{L}+ )?(?:pas )?(?:résilier|changer|annuler)",
  'si (?:queremos|cancelamos|decidimos|quiero|quisiéramos)|en cualquier momento|no (?:queremos|vamos a|quiero) (?:cancelar|rescindir|cambiar|anular)',
);

/** The words that end the business relationship, in English, German, French or Spanish: "cancel our subscription"; `null` without such a phrase. */
export function cancellingPhrase(sentence: string): string | null {
  const found = CANCELS.exec(sentence)?.[0];
  return found === undefined || ONLY_CONSIDERED.test(sentence) ? null : found;
}

/** Whether a phrase of cancellation is only considered, denied, or somebody else's. */
export const isOnlyConsidered = (sentence: string): boolean => CANCELS.test(sentence) && ONLY_CONSIDERED.test(sentence);
