import type { PersonField } from '../../plan.js';
import { de, en, IS, type Rule, SHOW, withName, ZEIG } from './rule.js';

const PHONE = '(?:(?:tele)?phone|mobile|cell|number|telephone number|phone number|mobile number|cell number)';

const EMAIL = '(?:e-?mail(?: address)?|mail address|address)';

const TELEFON = '(?:telefonnummer|nummer|handynummer|handy|mobilnummer|telefon|rufnummer)';

const ADRESSE = '(?:e-?mail(?:-?adresse)?|mail-?adresse|adresse)';

const person = (field: PersonField) => withName((name) => ({ kind: 'person', name, field }));

const people = withName((words) => ({ kind: 'people', words }));

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

export const PERSON = [
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

export const PEOPLE = [
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

/** Patterns that any words fit in the place of a name. Whatever else understands the question comes first. */
export const LATE_RULES: readonly Rule[] = [
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
