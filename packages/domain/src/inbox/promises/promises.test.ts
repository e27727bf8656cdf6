import { describe, expect, it } from 'vitest';
import { wallTime } from '../../shared/time/zoned.js';
import { dueOf } from './due.js';
import { DEVELOPMENT } from './labelled/development.js';
import { HELD_OUT } from './labelled/held-out.js';
import { isPromise, promisesOf } from './promises.js';

interface Labelled {
  readonly promises: readonly string[];
  readonly others: readonly string[];
}

function measured({ promises, others }: Labelled): { precision: number; recall: number } {
  const found = promises.filter(isPromise).length;
  const wrong = others.filter(isPromise).length;
  return { precision: found / (found + wrong), recall: found / promises.length };
}

describe('promises are told from what is none', () => {
  it('on a labelled set', () => {
    const sentences = [DEVELOPMENT, HELD_OUT].flatMap(({ promises, others }) => [...promises, ...others]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBeGreaterThanOrEqual(160);
  });

  it('without a mistake among the sentences that the rules were made with', () => {
    expect(measured(DEVELOPMENT)).toEqual({ precision: 1, recall: 1 });
  });

  it('with few among those that came after', () => {
    const { precision, recall } = measured(HELD_OUT);
    expect(precision).toBeGreaterThan(0.92);
    expect(recall).toBeGreaterThan(0.87);
  });

  it.each(['Ich schicke Ihnen das Angebot morgen.', 'Je vous enverrai le devis.', 'Le enviaré la factura mañana.'])(
    'in other languages: %s',
    (sentence) => {
      expect(isPromise(sentence)).toBe(true);
    },
  );
});

/** A Wednesday, eleven in the morning in Stockholm. */
const SAID = { sentAt: Date.UTC(2026, 10, 18, 10), timeZone: 'Europe/Stockholm' };

function local(at: number): string {
  const { year, month, day, hour, minute } = wallTime(at, SAID.timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

describe('what was promised is due', () => {
  // A day is over at the midnight that ends it.
  it.each([
    ["I'll send it today.", '2026-11-19 00:00', 'today'],
    ["I'll send it tonight.", '2026-11-19 00:00', 'tonight'],
    ["I'll send it this afternoon.", '2026-11-18 18:00', 'this afternoon'],
    ["I'll send it by tomorrow evening.", '2026-11-19 22:00', 'tomorrow evening'],
    ["I'll send it the day after tomorrow.", '2026-11-21 00:00', 'the day after tomorrow'],
    ["You'll have it first thing on Monday.", '2026-11-23 12:00', 'first thing on Monday'],
    ["I'll call you at 3 pm.", '2026-11-18 15:00', 'at 3 pm'],
    ["I'll call you at 9.", '2026-11-19 09:00', 'at 9'],
    ["I'll call you tomorrow at 10:30.", '2026-11-19 10:30', 'tomorrow at 10:30'],
    ["I'll have it by noon.", '2026-11-18 12:00', 'by noon'],
    ["I'll have it by 5.", '2026-11-18 17:00', 'by 5'],
    ["We'll reply by EOD Thursday.", '2026-11-20 00:00', 'Thursday'],
    ["We'll reply by the end of the day.", '2026-11-19 00:00', 'the end of the day'],
    ["We'll ship on Friday.", '2026-11-21 00:00', 'Friday'],
    ["We'll ship on Wednesday.", '2026-11-26 00:00', 'Wednesday'],
    ["We'll ship next Friday.", '2026-11-28 00:00', 'next Friday'],
    ["We'll ship this Wednesday.", '2026-11-19 00:00', 'this Wednesday'],
    ["I'll finish it this week.", '2026-11-21 00:00', 'this week'],
    ["I'll be in touch next week.", '2026-11-28 00:00', 'next week'],
    ["I'll pay by the end of the month.", '2026-12-01 00:00', 'the end of the month'],
    ["I'll pay next month.", '2027-01-01 00:00', 'next month'],
    ["I'll pay on 1 December.", '2026-12-02 00:00', '1 December'],
    ["I'll pay by January 15th.", '2027-01-16 00:00', 'January 15th'],
    ["I'll pay on the 5th.", '2026-12-06 00:00', 'on the 5th'],
    ["I'll pay on 2026-11-30.", '2026-12-01 00:00', '2026-11-30'],
    ["I'll do it in an hour.", '2026-11-18 12:00', 'in an hour'],
    ["I'll do it within the hour.", '2026-11-18 12:00', 'within the hour'],
    ["I'll do it in 20 minutes.", '2026-11-18 11:20', 'in 20 minutes'],
    ["I'll do it within two working days.", '2026-11-21 00:00', 'within two working days'],
    ["I'll do it within 3 business days.", '2026-11-24 00:00', 'within 3 business days'],
    ["I'll do it in the next few days.", '2026-11-22 00:00', 'in the next few days'],
    ["I'll do it in two weeks.", '2026-12-03 00:00', 'in two weeks'],
    ["I'll call you at 0.", '2026-11-19 00:00', 'at 0'],
    ["I'll call you at 5 am.", '2026-11-19 05:00', 'at 5 am'],
    ["I'll call you at 24.", '2026-11-19 00:00', 'at 24'],
    ["I'll call you at 12 am.", '2026-11-19 00:00', 'at 12 am'],
    ["I'll call you at 12 p.m.", '2026-11-18 12:00', 'at 12 p.m.'],
    ["I'll call you at 6.", '2026-11-18 18:00', 'at 6'],
    ["I'll call you at 7.", '2026-11-19 07:00', 'at 7'],
    ["I'll call you at 1:30.", '2026-11-19 01:30', 'at 1:30'],
    ["I'll call you at 11 am.", '2026-11-19 11:00', 'at 11 am'],
    ["I'll call you at 11:01.", '2026-11-18 11:01', 'at 11:01'],
    ["I'll call you on Friday, by noon.", '2026-11-20 12:00', 'Friday, by noon'],
    ["I'll call you in the evening, and then write on Friday.", '2026-11-20 22:00', 'Friday'],
    ["We'll ship before lunch tomorrow.", '2026-11-19 13:00', 'before lunch tomorrow'],
    ["We'll ship by COB on Monday.", '2026-11-23 18:00', 'by COB on Monday'],
    ["We'll ship next Wednesday.", '2026-11-26 00:00', 'next Wednesday'],
    ["We'll ship next Sunday.", '2026-11-30 00:00', 'next Sunday'],
    ["We'll ship this Monday.", '2026-11-24 00:00', 'this Monday'],
    ["We'll ship on Tue.", '2026-11-25 00:00', 'Tue'],
    ["I'll pay on 18 September.", '2027-09-19 00:00', '18 September'],
    ["I'll pay on 19 September.", '2026-09-20 00:00', '19 September'],
    ["I'll pay on 18 November.", '2026-11-19 00:00', '18 November'],
    ["I'll pay on the 18th.", '2026-11-19 00:00', 'on the 18th'],
    ["I'll pay on the 17th.", '2026-12-18 00:00', 'on the 17th'],
    ["I'll do it in a month.", '2026-12-19 00:00', 'in a month'],
    ["I'll do it within a week.", '2026-11-26 00:00', 'within a week'],
    ["I'll do it over the next 10 days.", '2026-11-29 00:00', 'over the next 10 days'],
    ["I'll do it within one working day.", '2026-11-20 00:00', 'within one working day'],
    ["I'll do it within 8 working days.", '2026-12-01 00:00', 'within 8 working days'],
  ])('%s', (sentence, at, phrase) => {
    const due = dueOf(sentence, SAID);
    expect([local(due?.at ?? 0), due?.phrase]).toEqual([at, phrase]);
  });

  it.each([
    "I'll call at 25.",
    "I'll pay on 32 May.",
    "I'll do it on the 0th.",
    "I'll do it on the 32nd.",
    "A nice evening, I'll call.",
  ])('at no time that there is: %s', (sentence) => {
    expect(dueOf(sentence, SAID)).toBeNull();
  });

  it.each(["I'll do it soon.", "I'll send all 12 pages.", "I'll come to the 3rd floor.", "I'll pay the 5 euros."])(
    'at no time that is known: %s',
    (sentence) => {
      expect(dueOf(sentence, SAID)).toBeNull();
    },
  );

  it('in the week of whoever said it on a Sunday', () => {
    const sunday = { ...SAID, sentAt: Date.UTC(2026, 10, 22, 10) };
    expect(local(dueOf("I'll do it next week.", sunday)?.at ?? 0)).toBe('2026-11-28 00:00');
    expect(local(dueOf("I'll do it this week.", sunday)?.at ?? 0)).toBe('2026-11-23 00:00');
  });
});

describe('the promises in a message', () => {
  const text =
    "Hello Ines,\n\nThanks for waiting. I'll send the drawings on Friday. Could you call me? We'll look into the rest.";

  it('are quoted, and are of whoever wrote it', () => {
    expect(promisesOf(text, 'inbound', SAID)).toEqual([
      {
        by: 'them',
        kind: 'promise',
        quote: "I'll send the drawings on Friday.",
        due: { phrase: 'Friday', at: Date.UTC(2026, 10, 20, 23) },
      },
      { by: 'them', kind: 'promise', quote: "We'll look into the rest.", due: null },
    ]);
    expect(promisesOf(text, 'outbound', SAID).map(({ by }) => by)).toEqual(['us', 'us']);
  });
});

describe('who is to do it', () => {
  const ofThem = (text: string) => promisesOf(text, 'inbound', SAID).map(({ by, kind }) => `${by} ${kind}`);
  const ofUs = (text: string) => promisesOf(text, 'outbound', SAID).map(({ by, kind }) => `${by} ${kind}`);

  it.each([
    'Send me the text by the 27th.',
    'Please send us the signed contract by Friday.',
    'Could you send me the drawings by tomorrow?',
    'Hi Mara, please confirm the date by the end of the week.',
    'We need the figures by Monday.',
    "I'd appreciate your comments by the middle of next week.",
    'Let me know by Thursday which one you prefer.',
    'Send me the text by the 6th, and I’ll print it.',
    'Schicken Sie mir den Text bis zum 27.',
    'Bitte senden Sie uns den Vertrag bis Freitag.',
    'Könnten Sie mir die Zeichnungen bis morgen schicken?',
    'Wir brauchen die Zahlen bis Montag.',
    'Schick mir das Angebot bis Mitte nächster Woche.',
    'Kannst du mir das bis Ende der Woche bestätigen?',
  ])('is the reader, of a request: %s', (text) => {
    expect(ofThem(text)).toEqual(['us request']);
    expect(ofUs(text)).toEqual(['them request']);
  });

  it.each([
    "I'll send you the text by the 27th.",
    'I will send you the offer by the middle of next week.',
    'You will have the signed copy tomorrow.',
    "We'll reply by Friday.",
    'Ich schicke Ihnen den Text bis zum 27.',
    'Bis Freitag schicke ich Ihnen das Angebot.',
    'Wir senden Ihnen die Zahlen bis Mitte nächster Woche.',
    'Morgen rufe ich Sie an.',
    'Sie erhalten den Vertrag bis Ende der Woche.',
  ])('is the writer, of a promise: %s', (text) => {
    expect(ofThem(text)).toEqual(['them promise']);
    expect(ofUs(text)).toEqual(['us promise']);
  });

  it.each(['Could you call me?', 'Please find the invoice attached.', 'Können Sie mir helfen?', 'I need to think.'])(
    'is nobody without a time, or without an action: %s',
    (text) => {
      expect(ofThem(text)).toEqual([]);
    },
  );

  it('is the writer of every labelled promise', () => {
    const promised = [...DEVELOPMENT.promises, ...HELD_OUT.promises].filter(isPromise);
    expect(promised.filter((sentence) => ofUs(sentence)[0] !== 'us promise')).toEqual([]);
  });
});

describe('German times', () => {
  it.each([
    ['Ich schicke es morgen.', '2026-11-20 00:00'],
    ['Ich schicke es bis Freitag.', '2026-11-21 00:00'],
    ['Ich schicke es bis zum 27.', '2026-11-28 00:00'],
    ['Ich schicke es am 6. Dezember.', '2026-12-07 00:00'],
    ['Ich schicke es Mitte nächster Woche.', '2026-11-26 00:00'],
    ['Ich schicke es nächste Woche.', '2026-11-28 00:00'],
    ['Ich schicke es bis Ende des Monats.', '2026-12-01 00:00'],
    ["I'll send it by the middle of next week.", '2026-11-26 00:00'],
    ["I'll send it by the 27th.", '2026-11-28 00:00'],
  ])('%s', (sentence, at) => {
    expect(local(dueOf(sentence, SAID)?.at ?? 0)).toBe(at);
  });
});
