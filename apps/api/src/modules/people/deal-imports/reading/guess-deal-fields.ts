import type { DealField } from '@concordia/contract/people';

/** Pipedrive puts the kind of record before each header. */
const PREFIX = /^(?:deal|opportunity)\s+-\s+/;

/**
 * Headers in English and German, and those of HubSpot, Pipedrive and Salesforce. The first pattern that matches wins, and the first column of a field takes
 * it.
 */
const HEADERS: readonly { readonly like: RegExp; readonly field: DealField }[] = [
  { like: /\bids$|owner|besitzer|inhaber|forecast|weighted|gewichtet|expected revenue|probability/, field: 'ignore' },
  {
    like: /^(?:record id|(?:deal|opportunity)(?: record)?[ -]?id|id|external (?:key|id)|externe[rs]? (?:schl[üu]ssel|id)|key)$/,
    field: 'externalKey',
  },
  {
    like: /^(?:(?:deal|opportunity)(?:[ _-]?(?:name|title))?|title|subject|titel|name|bezeichnung|betreff|gesch[äa]ft|verkaufschance|opportunity-name|dealname)$/,
    field: 'title',
  },
  {
    like: /^(?:(?:deal |opportunity )?(?:amount|value|size)|betrag|wert|summe|volumen|auftragswert|dealwert|deal-wert|umsatz|price|preis)(?: \(.*\))?$/,
    field: 'value',
  },
  { like: /^(?:(?:deal |opportunity )?currency|w[äa]hrung)(?: code)?$/, field: 'currency' },
  { like: /^(?:(?:deal |opportunity |sales |pipeline )?stage|phase|deal-?phase|stufe|verkaufsphase)$/, field: 'stage' },
  { like: /^(?:(?:deal )?status|outcome|ergebnis)$/, field: 'status' },
  { like: /e-?mail/, field: 'email' },
  { like: /phone|mobile|^tel|^handy|^mobil/, field: 'phone' },
  {
    like: /^(?:associated contacts?|(?:primary )?contact(?: (?:person|name))?|(?:contact )?person(?: - name)?|(?:person|contact)[ -]+name|kontakt(?:person|name)?|ansprechpartner(?:in)?|kunde|customer(?: name)?|contact: full name|full name)$/,
    field: 'contact',
  },
  {
    like: /^(?:associated compan(?:y|ies)|(?:primary )?compan(?:y|ies)(?: name)?|organi[sz]ation(?: - name| name)?|account(?: name)?|firma|unternehmen|organisation)$/,
    field: 'company',
  },
  {
    like: /^expected (?:close|closing)(?: date)?$|^(?:erwarteter abschluss|erwartetes abschlussdatum|voraussichtlicher abschluss|expected on)$/,
    field: 'expectedOn',
  },
  {
    like: /^(?:won (?:time|date|on)|lost (?:time|date|on)|(?:deal )?closed(?: on| at| date)?|abgeschlossen am|gewonnen am|verloren am)$/,
    field: 'closedOn',
  },
  { like: /^clos(?:e|ing)[ _-]?date$|^(?:abschluss|abschlussdatum|schlie(?:ß|ss)datum)$/, field: 'closeDate' },
  {
    like: /^(?:(?:deal )?(?:created?|opened)(?:[ _-]?(?:date|on|at|time))?|add time|erstellt(?: am)?|erstellungsdatum|er[öo]ffnet(?: am)?|angelegt am)$/,
    field: 'openedOn',
  },
  { like: /^(?:notes?|(?:deal )?description|comments?|notiz(?:en)?|beschreibung|kommentar)$/, field: 'note' },
];

/** @returns the field of each column; a field is given once. */
export function guessDealFields(headers: readonly string[]): DealField[] {
  const taken = new Set<DealField>();
  return headers.map((header) => {
    const heading = header.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase().replace(PREFIX, '');
    const field = HEADERS.find(({ like }) => like.test(heading))?.field ?? 'ignore';
    if (taken.has(field)) return 'ignore';
    if (field !== 'ignore') taken.add(field);
    return field;
  });
}
