import type { ReplyLanguage } from '../../shared/text/language.js';
import { ENGLISH } from './phrases/english.js';
import { FRENCH } from './phrases/french.js';
import { GERMAN } from './phrases/german.js';
import type { Phrases } from './phrases/phrases.js';
import { SPANISH } from './phrases/spanish.js';

export const PHRASES: Readonly<Record<ReplyLanguage, Phrases>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };
const FAMILIAR: Readonly<Record<ReplyLanguage, RegExp | null>> = {
  en: null,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes|t['’]\p{L}+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|te|ti|contigo|puedes|tienes|quieres)(?!\p{L})/iu,
};

/** Whether a text addresses its reader familiarly; English makes no difference. */
export const isFamiliar = (text: string, language: ReplyLanguage): boolean => FAMILIAR[language]?.test(text) ?? false;

/** The first line of a letter. */
export function greetingOf(contactName: string | null, language: ReplyLanguage): string {
  const { greeting, greetingNobody } = PHRASES[language];
  const name = contactName === null ? null : calledName(contactName, language);
  return name === null ? greetingNobody : greeting.replace('{name}', () => name);
}

/** English uses the first name; the other languages use the full name, which is less familiar. */
function calledName(name: string, language: ReplyLanguage): string | null {
  const whole = name.trim();
  if (!/^\p{Lu}/u.test(whole) || whole.includes('@')) return null;
  return language === 'en' ? (whole.split(/\s+/u, 1)[0] ?? whole) : whole;
}
