import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfUuid } from '../../shared/ids/uuid.js';
import { suggestReplies, type Thread, type ThreadMessage, understandText } from './suggest.js';
import { allSamples } from './training/samples.js';

const ID = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
const OTHER = '0199f3a3-7c1e-7d40-9b6a-3f6f5f0c2a11';

const message = (text: string, changes: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: ID,
  direction: 'inbound',
  kind: 'personal',
  text,
  ...changes,
});

const thread = (text: string, changes: Partial<Thread> = {}): Thread => ({
  channel: 'email',
  contactName: 'Ada Berg',
  messages: [message(text)],
  ...changes,
});

const repliesTo = (text: string, changes: Partial<Thread> = {}) => suggestReplies(thread(text, changes), ID);
const contents = (text: string, changes: Partial<Thread> = {}) =>
  repliesTo(text, changes)
    .map(({ content }) => content)
    .join('\n');

describe('replies', () => {
  it('ask for what is missing, and quote what is there', () => {
    expect(contents('Would Thursday 3 December at 9:00 suit for the walk-through?')).toContain(
      'Thursday 3 December at 9:00',
    );
    expect(contents('Where is my order 20871? It should have been here by now.')).toContain('order 20871');
    expect(contents('Where is my order? It should have been here by now.')).toContain('order or invoice number');
  });

  it.each([
    ['de', 'Könnten Sie uns bitte den unterschriebenen Vertrag schicken?', 'Vielen Dank'],
    ['fr', 'Pourriez-vous nous envoyer un devis pour deux machines ?', 'Merci'],
    ['es', '¿Podría enviarnos un presupuesto para dos máquinas?', 'Gracias'],
  ])('are in the language of the message: %s', (_, text, word) => {
    expect(contents(text)).toContain(word);
  });

  it('have a greeting in letters alone', () => {
    const text = 'What would 200 units cost us?';
    expect(contents(text)).toMatch(/^Hello Ada,/);
    expect(contents(text, { channel: 'sms' })).not.toContain('Hello');
  });

  it.each([
    ['ours', [message('What would 200 units cost us?', { direction: 'outbound' })]],
    ['of a list', [message('What would 200 units cost us?', { kind: 'list' })]],
    ['of a machine', [message('What would 200 units cost us?', { kind: 'automatic' })]],
    ['a bounce', [message('What would 200 units cost us?', { kind: 'bounce' })]],
    ['answered', [message('What would 200 units cost us?'), message('£9 each.', { id: OTHER, direction: 'outbound' })]],
    ['chatter', [message('It snowed all night and the harbour is frozen.')]],
    ['in a language that we do not write', [message('お見積もりをお願いできますか？')]],
    ['empty', [message('')]],
  ] as const)('there are none to what is %s', (_, messages) => {
    expect(suggestReplies({ channel: 'email', contactName: null, messages }, ID)).toEqual([]);
  });

  it('have the same ids for the same state, and others for the next', () => {
    const first = repliesTo('What would 200 units cost us?');
    expect(repliesTo('What would 200 units cost us?')).toEqual(first);
    const [one] = first;
    expect(instantOfUuid(one?.id ?? '')).toBe(instantOfUuid(ID));
    const later = suggestReplies(
      thread('', { messages: [message('What would 200 units cost us?'), message('Any news?', { id: OTHER })] }),
      ID,
    );
    expect(later.map(({ id }) => id)).not.toContain(one?.id);
  });
});

describe('understandText', () => {
  it.each([
    'We moved the stand to the other hall.\n\nThanks,\nTom',
    'We moved the stand to the other hall.\nThank you\n\nBest regards,\nTom Hale\nDirector of Sales',
    'It snowed all night.\n\nOn Mon, 3 Nov 2025 at 10:12, Ann Lee wrote:\n> What would 200 units cost us?',
    'It snowed all night.\n\n-----Original Message-----\nThank you very much for the quick repair.',
  ])('takes neither closings nor quotes for an intent: %j', (text) => {
    expect(['thanks', 'price', 'meeting']).not.toContain(understandText(text).intent);
  });

  it('still hears thanks', () => {
    expect(understandText('Hi Tom,\n\nThank you so much for the quick repair!\n\nBest, Ann').intent).toBe('thanks');
  });
});

/** Everything in a reply that could be a fact: figures, days, addresses. */
const factsIn = (text: string): string[] =>
  text.match(/\d[\d.,:]*\d|\d|\S+@\S+|https?:\S+|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gu) ?? [];

const PROMISES =
  /\b(?:I|we)(?:'ll| will| promise| guarantee)\b|\b(?:ich|wir) (?:werde|werden|verspreche)\b|\bje (?:promets|ferai)\b|\bprometo\b/iu;

describe('replies are grounded', () => {
  const samples = allSamples();

  it('name nothing that was not said, and promise nothing, whatever is written', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...samples.map(({ text }) => text)), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('email', 'sms', 'whatsapp', 'linkedin'),
        (texts, channel) => {
          const said = texts.join('\n');
          for (const { content, grounds, confidence } of repliesTo(said, { channel })) {
            for (const fact of factsIn(content)) expect(said).toContain(fact);
            const [before] = content.split(/[“„«]/u, 1);
            expect(before).not.toMatch(PROMISES);
            for (const { quote } of grounds) expect(said.replace(/\s+/gu, ' ')).toContain(quote);
            expect(content).not.toMatch(/[{}[\]|]/u);
            expect(Number.isInteger(confidence) && confidence > 0 && confidence <= 100).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('nothing breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(repliesTo(text).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });
});
