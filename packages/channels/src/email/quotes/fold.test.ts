import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldQuotes } from './fold.js';

describe('foldQuotes', () => {
  it.each([
    ['On Fri, 20 Nov 2026 at 10:00, Ann Lee <ann@x.example> wrote:', '> old'],
    ['On Fri, 20 Nov 2026 at 10:00, Ann Lee with a very long name\n<ann@x.example> wrote:', '> old'],
    ['Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Ann Lee <ann@x.example>:', '> old'],
    ['Le ven. 20 nov. 2026 à 10:00, Ann Lee <ann@x.example> a écrit :', '> old'],
    ['El vie, 20 nov 2026 a las 10:00, Ann Lee (<ann@x.example>) escribió:', '> old'],
    ['Il giorno ven 20 nov 2026 alle ore 10:00 Ann Lee ha scritto:', '> old'],
    ['Op vr 20 nov. 2026 om 10:00 schreef Ann Lee <ann@x.example>:', '> old'],
    ['On 20 Nov 2026, at 10:00, Ann Lee wrote:', 'old without marks\nmore of it'],
    ['-----Original Message-----', 'From: Ann\nSent: Friday\nTo: Bob\n\nold'],
    ['-----Ursprüngliche Nachricht-----', 'Von: Ann\n\nold'],
    [
      '________________________________\nVon: Ann Lee <ann@x.example>\nGesendet: Freitag\nAn: Bob\nBetreff: Plan',
      'old',
    ],
    ['From: Ann Lee <ann@x.example>\nSent: Friday\nTo: Bob\nSubject: Plan', 'old'],
    ['*De :* Ann Lee\n*Envoyé :* vendredi\n*À :* Bob\n*Objet :* Plan', 'old'],
  ])('folds what stands below %s', (head, old) => {
    const folded = foldQuotes(`Yes, let us do it.\n\n${head}\n${old}`);
    expect(folded.visible).toBe('Yes, let us do it.');
    expect(folded.quoted).toBe(`${head}\n${old}`);
  });

  it('keeps answers between quoted lines', () => {
    const folded = foldQuotes('On 20 Nov 2026, Ann wrote:\n> When?\nAt ten.\n> Where?\nAt home.');
    expect(folded.visible).toBe('At ten.\nAt home.');
    expect(folded.quoted).toBe('On 20 Nov 2026, Ann wrote:\n> When?\n> Where?');
  });

  it('shows a forward that has no word of its own', () => {
    const text =
      '---------- Forwarded message ---------\nFrom: Ann <ann@x.example>\nDate: Friday\nSubject: Plan\n\nThe plan.';
    expect(foldQuotes(text)).toEqual({ visible: text, quoted: null, signature: null });
  });

  it.each([
    'On Monday we wrote: the plan holds.',
    'From: the beginning it was clear.\nThen came rain.',
    'Prices: 3 > 2 and 2 > 1',
    'I wrote:\nnothing at all.',
    'The list:\n- one\n- two',
  ])('leaves prose alone: %s', (text) => {
    expect(foldQuotes(text)).toEqual({ visible: text, quoted: null, signature: null });
  });

  it.each([
    ['-- \nAnn Lee\nACME', 'Ann Lee\nACME'],
    ['--\nAnn Lee', 'Ann Lee'],
    ['Sent from my iPhone', 'Sent from my iPhone'],
    ['Von meinem iPhone gesendet', 'Von meinem iPhone gesendet'],
    ['Envoyé de mon iPhone', 'Envoyé de mon iPhone'],
    ['Get Outlook for iOS <https://aka.example/x>', 'Get Outlook for iOS <https://aka.example/x>'],
    ['Best regards,\nAnn Lee\n+44 20 7946 0958', 'Best regards,\nAnn Lee\n+44 20 7946 0958'],
    ['Mit freundlichen Grüßen\nAnn Lee', 'Mit freundlichen Grüßen\nAnn Lee'],
    ['Cordialement,\nAnn', 'Cordialement,\nAnn'],
    [
      '_______________________________________________\nDev mailing list\nhttps://lists.x.example/listinfo/dev',
      '_______________________________________________\nDev mailing list\nhttps://lists.x.example/listinfo/dev',
    ],
  ])('splits off the signature %s', (tail, signature) => {
    expect(foldQuotes(`The plan holds.\n\n${tail}`)).toEqual({ visible: 'The plan holds.', quoted: null, signature });
  });

  const wrote = 'On 20 Nov 2026, Ann wrote:';
  const folds = (text: string) => foldQuotes(text).quoted !== null;
  it.each([
    ['an attribution of 500 characters', `Yes.\n${wrote.padStart(500, 'On ')}\n> old`, `Yes.`],
    ['an attribution on three lines', 'Yes.\nOn 20 Nov 2026,\nAnn Lee\n<ann@x.example> wrote:\n> old', 'Yes.'],
    ['a quote three lines below', `Yes.\n${wrote}\n\n\n> old`, 'Yes.'],
    ['two fields within five lines', 'Yes.\nFrom: Ann\nX: 1\nX: 2\nX: 3\nTo: Bob\nSubject: Plan', 'Yes.'],
    ['fields of any length', `Yes.\nFrom: ${'x'.repeat(300)}\nTo: ${'y'.repeat(300)}\nSubject: Plan`, 'Yes.'],
    ['a quote of three spaces', 'Yes.\n   > old', 'Yes.'],
    ['a quote behind bars', 'Yes.\n| old', 'Yes.'],
    ['as many as 20,000 lines', `Yes.\n${'> old\n'.repeat(19_998)}> old`, 'Yes.'],
  ])('folds %s', (_, text, visible) => {
    expect([foldQuotes(text).visible, folds(text)]).toEqual([visible, true]);
  });

  it.each([
    ['more than 20,000 lines', `Yes.\n${'> old\n'.repeat(19_999)}> old`],
    ['an attribution on four lines', 'Yes.\nOn 20 Nov 2026,\nAnn\nLee\n<ann@x.example> wrote:\nold'],
    ['an attribution with an empty line in it', 'Yes.\nOn 20 Nov 2026,\n\nAnn wrote:\nold'],
    ['an attribution with a long second line', `Yes.\nOn 20 Nov 2026,\n${'x'.repeat(190)} Ann wrote:\nold`],
    ['an attribution without a date', 'Yes.\nOn Friday Ann wrote:\nold'],
    ['one field alone', 'Yes.\nFrom: Ann\nTo: Bob\nold'],
    ['two fields further apart', 'Yes.\nFrom: Ann\n1\n2\n3\n4\nTo: Bob\nSubject: Plan'],
    ['a separator that is too long', `Yes.\n-- original message ${'-'.repeat(181)}\nold`],
    ['a quote of four spaces', 'Yes.\n    > code'],
  ])('does not fold %s', (_, text) => {
    expect(folds(text)).toBe(false);
  });

  it('keeps apart what is far from its attribution', () => {
    expect(foldQuotes(`Yes.\nAnn wrote:\n\n\n\n\n> old`)).toMatchObject({
      visible: 'Yes.\nAnn wrote:',
      quoted: '> old',
    });
  });

  it('leaves no gap where something was folded', () => {
    expect(foldQuotes('\n\n> one\n\nYes.\n\n> two\n\n> three\n\nNo.\n\n')).toMatchObject({
      visible: 'Yes.\n\nNo.',
      quoted: '> one\n> two\n> three',
    });
  });

  it('splits the signature above a quote', () => {
    const folded = foldQuotes('Fine.\n\n-- \nAnn\n\nOn 20 Nov 2026, Bob wrote:\n> Well?');
    expect([folded.visible, folded.signature]).toEqual(['Fine.', 'Ann']);
  });

  it('never folds everything away', () => {
    expect(foldQuotes('Thanks,\nAnn').visible).toBe('Thanks,\nAnn');
    expect(foldQuotes('> only a quote').visible).toBe('> only a quote');
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '',
            '> q',
            'text',
            '-- ',
            'Thanks,',
            'On 1 Jan 2026 X wrote:',
            'From: a',
            'To: b',
            'Sent: c',
            '-----Original Message-----',
          ),
          { maxLength: 20 },
        ),
        (lines) => {
          const text = lines.join('\n');
          expect(foldQuotes(text).visible === '').toBe(text.trim() === '');
        },
      ),
    );
  });
});
