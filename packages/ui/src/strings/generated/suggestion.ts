// Written by `npm run generate` from messages/en/suggestion.json.
import { section } from '../../locale';

export const suggestionStrings = section('suggestion', ({ figure }) => ({
  title: 'AI suggestions',
  type: {
    acknowledgment: 'Acknowledgment',
    custom_reply: 'Custom reply',
  },
  likelihood: {
    high: 'Very likely',
    middle: 'Likely',
    low: 'Perhaps',
  },
  use: 'Use this reply',
  namedUse: ({ type, share }: { type: string; share: number }) => `Use this reply: ${type}, ${figure(share, { style: 'percent' })} sure`,
  used: 'Used',
  grounds: 'Why this?',
  noGrounds: 'The whole conversation; no single sentence.',
  source: {
    embedded: 'Written on this computer',
    llm: 'Written by the language model that is set up',
    memory: 'How you answered a similar message',
  },
  answered: ({ name, day }: { name: string; day: string }) => `As you answered ${name} on ${day}`,
  answeredSomebody: ({ day }: { day: string }) => `As you answered a similar message on ${day}`,
  applied: 'Success',
  appliedHelp: 'AI suggestion applied successfully!',
  notApplied: 'Error',
  notAppliedHelp: 'Failed to apply AI suggestion',
  failed: 'Suggestions could not be read',
  none: 'No suggestion for this message',
  why: {
    own: 'It is one of yours.',
    list: 'It went to a mailing list; nobody waits for an answer there.',
    automatic: 'A machine wrote it.',
    bounce: 'It only says that a mail could not be delivered.',
    other: 'It is answered already, or asks for nothing that a prepared reply would fit. Replies are prepared in English, French, German and Spanish.',
  },
  explain: 'Why these suggestions?',
  retry: 'Load suggestions again',
}));
