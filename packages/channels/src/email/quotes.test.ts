import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldQuotes } from './quotes.js';

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
