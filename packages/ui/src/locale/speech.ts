import { DEFAULT_CURRENCY, moneyFormat } from '@concordia/domain';
import { bytesIn } from './bytes';
import { listFormat, numberFormat, pluralRules } from './formatters';
import type { Forms, Speech } from './section';

/** The words are English unless somebody translates them. */
const english = 'en-GB';

/** What, besides the reader's locale, decides how amounts are said. */
interface Spoken {
  /** Of the words. */
  readonly language?: string;
  /** Of the workspace: ISO 4217. */
  readonly currency?: string;
}

const speeches = new Map<string, Speech>();

/**
 * How amounts and lists are said: the language of the words decides which form goes with a number, the reader's locale how the number is
 * written. One speech for each pair, so that a section is built once for all who say it.
 */
export function speechOf(locale: string, { language = english, currency = DEFAULT_CURRENCY }: Spoken = {}): Speech {
  const key = `${locale} ${language} ${currency}`;
  const known = speeches.get(key);
  if (known !== undefined) return known;
  const speech = newSpeech(locale, language, currency);
  speeches.set(key, speech);
  return speech;
}

function newSpeech(locale: string, language: string, currency: string): Speech {
  const figure: Speech['figure'] = (value, options) => numberFormat(locale, options).format(value);
  const form = (count: number, one: string | Forms, other = ''): string => {
    const forms: Forms = typeof one === 'string' ? { one, other } : one;
    return forms[pluralRules(language).select(count)] ?? forms.other;
  };
  return {
    figure,
    money: (value) => figure(value, moneyFormat(currency, value)),
    counted: (count: number, one: string | Forms, other?: string) => `${figure(count)} ${form(count, one, other)}`,
    form,
    list: (items) => listFormat(language).format(items),
    bytes: (amount) => bytesIn(locale, amount),
  };
}
