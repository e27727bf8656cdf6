import { describe, expect, it } from 'vitest';
import { type Here, refill } from './index.js';

const here = (changes: Partial<Here> = {}): Here => ({
  channel: 'whatsapp',
  contactName: 'Ann Weber',
  message: 'Could you tell me what ten of them would cost?',
  spread: () => 1,
  ...changes,
});

const pair = (reply: string, contactName = 'Owen Gale') => ({
  message: 'What would a second machine cost?',
  reply,
  contactName,
});

describe('refill', () => {
  it('greets whom it is for, and leaves out the day and the signature', () => {
    const reply = 'Hello Owen,\n\nshall we have a call on Friday at half past nine? Mara';
    expect(refill(pair(reply), here({ channel: 'email' }))).toBe('Hello Ann,\n\nShall we have a call?');
  });

  it('calls them by their name', () => {
    expect(refill(pair('We look at it, Owen, and call you.'), here())).toBe('We look at it, Ann, and call you.');
  });

  it('knows a name from the beginning of another word', () => {
    const whole = refill(pair('Annual plans are what we send you, Ann.', 'Ann Lee'), here({ contactName: 'Bo Lund' }));
    expect(whole).toBe('Annual plans are what we send you, Bo.');
  });

  it('says the day that they name', () => {
    const message = 'Could we meet on Tuesday to talk about the price?';
    expect(refill(pair('Shall we have a call on Friday about it?'), here({ message }))).toBe(
      'Shall we have a call on Tuesday about it?',
    );
  });

  it.each([
    ['a figure', 'It is 450 for each of them.'],
    ['a spelled figure', 'It is twelve for each of them.'],
    ['a day', 'You have it by tomorrow at the latest.'],
    ['an amount', 'That would be £90 for all of them.'],
    ['a link', 'All prices are at https://prices.example for you.'],
    ['an address', 'Please write to sales@fernhill.example about this.'],
    ['a name', 'Please ask Bridget about the price of it.'],
    ['an answer to nobody', 'OK.'],
  ])('is silent about %s of the other conversation', (_what, reply) => {
    expect(refill(pair(reply), here())).toBeNull();
  });

  it('is silent about whom it was for where nobody is known', () => {
    expect(refill(pair('We look at it, Owen, and call you.'), here({ contactName: null }))).toBeNull();
  });

  it('is silent where a word belongs to few conversations', () => {
    const spread = (word: string) => (word === 'crypt' ? 0 : 1);
    expect(refill(pair('We keep them in the crypt for you.'), here({ spread }))).toBeNull();
  });

  describe('in German', () => {
    const asked = 'Was würde uns eine zweite Maschine kosten? Wir brauchen sie für das Büro.';
    const german = (reply: string, spread: Here['spread'] = () => 1) =>
      refill(
        { message: 'Was kostet eine neue Mühle für die Küche?', reply, contactName: 'Jonas Weber' },
        here({ message: asked, channel: 'email', spread }),
      );

    it('says nouns, which have capitals there', () => {
      expect(
        german(
          'Guten Tag Herr Weber,\n\ngerne schicken wir Ihnen ein Angebot mit allen Preisen.\n\nMit freundlichen Grüßen\nMara',
        ),
      ).toBe('Guten Tag Ann Weber,\n\nGerne schicken wir Ihnen ein Angebot mit allen Preisen.');
    });

    it.each([
      ['a name', 'Bitte fragen Sie Brigitte nach dem Preis der Maschine.'],
      ['a surname', 'Bitte fragen Sie Frau Hollerbach nach dem Preis.'],
      ['a place', 'Wir liefern die Maschine aus Altona zu Ihnen.'],
      ['a day', 'Sie haben das Angebot bis Freitag.'],
      ['a figure', 'Die Maschine kostet im Monat 450 Euro.'],
    ])('is silent about %s of the other conversation', (_what, reply) => {
      const particular = new Set(['brigitte', 'hollerbach', 'altona']);
      expect(german(reply, (word) => (particular.has(word) ? 0 : 1))).toBeNull();
    });
  });

  it('is silent in another language', () => {
    const message = 'Was würden zwölf davon kosten? Wir brauchen sie für das Büro.';
    expect(refill(pair('Shall we have a call about it?'), here({ message }))).toBeNull();
  });
});
