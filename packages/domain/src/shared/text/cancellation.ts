import { sentencesOf } from './sentences.js';

/*
 * Statements that end a business relationship: a contract or subscription is cancelled, or another supplier takes over. What is only dropped or
 * moved (a meeting, an order, a flight) is none, nor is a condition ("if we cancel"), a negation, or a question about the terms.
 *
 * Source of the phrases: ordinary letters of cancellation in the four languages.
 */

/** Maximum characters read. */
const SAMPLE = 4_000;

/** Up to this many words in between. */
const words = (most: number): string => `(?:[\\p{L}\\p{N}'’-]+ ){0,${most}}`;

const whole = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const AGREEMENT_EN =
  '(?:subscriptions?|contracts?|accounts?|agreements?|memberships?|plans?|licen[cs]es?|retainer|standing order|partnership|business relationship)';
const AGREEMENT_DE =
  '(?:\\p{L}*vertr[aä]g(?:e|s|es)?|abos?|abonnements?|konto|kontos|mitgliedschaft|lizenz(?:en)?|dauerauftrags?|geschäftsbeziehung|zusammenarbeit)';
const AGREEMENT_FR = '(?:contrats?|abonnements?|comptes?|adhésion|licences?|collaboration|partenariat)';
const AGREEMENT_ES = '(?:suscripci(?:ón|ones)|contratos?|cuentas?|servicios?|licencias?|colaboración|membresía)';

const CANCELS = whole(
  // English
  `(?:cancel|terminate|discontinue|end|close)(?:l?ing|ed|led)? ${words(4)}${AGREEMENT_EN}`,
  `${AGREEMENT_EN} ${words(3)}(?:cancell?ed|terminated|discontinued)`,
  `(?:cancellation|termination) of (?:our|my|the|this|your) ${words(2)}${AGREEMENT_EN}`,
  'notice (?:of (?:our |my )?(?:cancellation|termination)|to (?:cancel|terminate))',
  "(?:won['’]t|will not|would not|are not|am not|not|decided against) (?:be )?(?:going to |planning to |wish to |want to |to )?(?:renew(?:ing|al)?|extend(?:ing)? (?:our|the|my) (?:contract|agreement|subscription))",
  '(?:mov|switch|chang|transfer|go)(?:e|ed|es|ing)? (?:\\p{L}+ ){0,3}to (?:another|a different|a new|a cheaper|a competing) (?:\\p{L}+ )?(?:supplier|provider|vendor|company|firm|partner|agency|platform|roaster)',
  '(?:mov|switch|chang|go)(?:e|ed|es|ing)? (?:\\p{L}+ ){0,3}to (?:a|your|one of your) competitors?',
  '(?:chang|switch)(?:e|ed|ing) (?:our )?(?:supplier|provider|vendor)s?',
  'tak(?:e|ing|en) (?:our|my) business elsewhere',
  'no longer (?:need|require|want|wish to use) (?:your|the) (?:services?|subscription|deliveries)',
  // German
  `kündig(?:e|en|ten?|ung)? ${words(5)}${AGREEMENT_DE}`,
  `${AGREEMENT_DE} ${words(6)}(?:kündigen|gekündigt|beenden|beendet|auflösen)`,
  'hiermit kündig(?:e|en)',
  '(?:nicht|nicht mehr|nicht weiter) (?:zu )?verlänger(?:n|t)',
  '(?:anderen|neuen|günstigeren) (?:lieferanten|anbieter|dienstleister) (?:zu )?(?:gewechselt|wechseln)',
  `wechs(?:le|eln|elten|elt) ${words(4)}(?:lieferanten|anbieter|dienstleister)`,
  // French
  `résili(?:er|ons|e|ation|é|ée) ${words(4)}${AGREEMENT_FR}`,
  `(?:mettre fin|mettons fin|mets fin) ${words(2)}${AGREEMENT_FR}`,
  `annul(?:er|ons|e|ation|é) ${words(3)}(?:abonnements?|contrats?|comptes?)`,
  'chang(?:er|eons|é|e) de (?:fournisseur|prestataire)',
  `(?:passons|passer|passerons|partons) ${words(1)}(?:à|chez|vers) un autre (?:fournisseur|prestataire)`,
  `ne ${words(3)}renouvel(?:er|ons|lerons|lerai|ez)`,
  // Spanish
  `(?:cancelar|cancelamos|cancelo|cancelación|rescindir|rescindimos|anular|anulamos) ${words(4)}${AGREEMENT_ES}`,
  `(?:dar|damos|doy|darnos|darme) de baja ${words(3)}${AGREEMENT_ES}`,
  `poner fin a ${words(2)}${AGREEMENT_ES}`,
  '(?:cambiar|cambiamos|cambiado|cambio) (?:de|a otro) proveedor',
  `no ${words(3)}renovar(?:emos|é)?`,
);

/** Conditions, negations and questions about the terms. */
const ONLY_CONSIDERED = whole(
  "if|in case|unless|would (?:we|i) be able|at any time|any ?time|(?:cancellation|termination) (?:policy|period|terms|clause|fee)|(?:do not|don['’]t|never|not) (?:want to |wish to |going to |planning to |have to )?(?:cancel|terminate|switch|change|move|close|end)",
  'falls|sofern|wenn|jederzeit|kündigungsfrist(?:en)?|nicht (?:zu )?kündigen|keine kündigung|kündigen (?:\\p{L}+ ){0,4}(?:nicht|nie)',
  "si (?:nous|je|on|vous)|à tout moment|préavis|n['’]?e? ?(?:\\p{L}+ )?(?:pas )?(?:résilier|changer|annuler)",
  'si (?:queremos|cancelamos|decidimos|quiero|quisiéramos)|en cualquier momento|no (?:queremos|vamos a|quiero) (?:cancelar|rescindir|cambiar|anular)',
);

export interface Cancellation {
  /** "cancel our subscription", "move to another supplier". */
  readonly words: string;
  readonly sentence: string;
}

/**
 * Where a text ends the business relationship, in English, German, French or Spanish; `null` if it does not.
 *
 * @param text without quotes and signature. Only its first 4,000 characters count.
 */
export function findCancellation(text: string): Cancellation | null {
  for (const sentence of sentencesOf(text, SAMPLE)) {
    const found = CANCELS.exec(sentence)?.[0];
    if (found !== undefined && !ONLY_CONSIDERED.test(sentence)) return { words: found, sentence };
  }
  return null;
}
