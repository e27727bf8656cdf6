import { CHANNEL_NAMES, type Channel } from '../../../channels/channels.js';
import { DAY, HOUR, MINUTE } from '../../../shared/time/units.js';
import type { MessageFact, NamedPerson } from '../facts.js';
import type { AnswerLanguage, AskedAt } from '../plan.js';
import { type OutsideText, shown } from '../trust/index.js';
import type { Citation } from './sentence.js';

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** Writes values in the language of an answer, as of an instant in a zone. */
export class Wording {
  readonly #locale: string;
  readonly now: number;

  constructor(
    readonly language: AnswerLanguage,
    private readonly at: AskedAt,
  ) {
    this.#locale = LOCALES[language];
    this.now = at.now;
  }

  get timeZone(): string {
    return this.at.timeZone;
  }

  say(en: string, de: string): string {
    return this.language === 'de' ? de : en;
  }

  plural(count: number, en: readonly [one: string, many: string], de: readonly [one: string, many: string]): string {
    const [one, many] = this.language === 'de' ? de : en;
    return `${this.number(count)} ${count === 1 ? one : many}`;
  }

  number(value: number): string {
    return value.toLocaleString(this.#locale);
  }

  percent(share: number): string {
    return share.toLocaleString(this.#locale, { style: 'percent' });
  }

  money(value: number, currency: string): string {
    return value.toLocaleString(this.#locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  }

  /** A duration in the largest unit that fits. */
  span(ms: number): string {
    if (ms < HOUR)
      return this.plural(Math.max(1, Math.floor(ms / MINUTE)), ['minute', 'minutes'], ['Minute', 'Minuten']);
    if (ms < 2 * DAY) return this.plural(Math.floor(ms / HOUR), ['hour', 'hours'], ['Stunde', 'Stunden']);
    // After "seit" and "vor", which all of these follow.
    return this.plural(Math.floor(ms / DAY), ['day', 'days'], ['Tag', 'Tagen']);
  }

  day(instant: number): string {
    return new Intl.DateTimeFormat(this.#locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: this.at.timeZone,
    }).format(instant);
  }

  time(instant: number): string {
    const { timeZone } = this.at;
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);
  }

  nameOf(name: OutsideText | null): string {
    return name === null ? this.say('Somebody unknown', 'Jemand Unbekanntes') : shown(name, 80);
  }

  about({ subject, channel }: MessageFact): string {
    const words = subject === null ? '' : shown(subject, 120);
    return words === ''
      ? this.say(`on ${CHANNEL_NAMES[channel]}`, `über ${CHANNEL_NAMES[channel]}`)
      : this.say(`about “${words}”`, `zu „${words}“`);
  }

  quote(text: OutsideText, most = 300): string {
    return this.say(`“${shown(text, most)}”`, `„${shown(text, most)}“`);
  }

  channels(channels: readonly Channel[]): string {
    return channels.map((channel) => CHANNEL_NAMES[channel]).join(', ');
  }

  message(message: MessageFact): Citation {
    const subject = message.subject === null ? '' : shown(message.subject, 80);
    const label = `${this.nameOf(message.name)}, ${subject || CHANNEL_NAMES[message.channel]}`;
    return { kind: 'message', id: message.id, label };
  }

  contact({ id, name }: NamedPerson): Citation {
    return { kind: 'contact', id, label: shown(name, 80) };
  }
}
