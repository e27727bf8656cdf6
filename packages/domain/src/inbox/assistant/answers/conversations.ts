import { CHANNEL_NAMES } from '../../../channels/channels.js';
import { digestOf } from '../digest.js';
import type { AssistantFacts, MessageFact, PromiseFact } from '../facts.js';
import type { ToolOf } from '../plan.js';
import { type OutsideText, shown } from '../trust/index.js';
import { type Citation, figure, type Part, type Sentence, sentence } from './sentence.js';
import type { Wording } from './wording.js';

const owes = (who: 'us' | 'them' | 'nobody', w: Wording): string =>
  ({
    us: w.say('They asked last. You owe them a reply.', 'Sie haben zuletzt gefragt. Eine Antwort von Ihnen steht aus.'),
    them: w.say('You asked last. They owe you a reply.', 'Sie selbst haben zuletzt gefragt. Die Antwort steht aus.'),
    nobody: w.say('Nobody is waiting for a reply.', 'Niemand wartet auf eine Antwort.'),
  })[who];

/** The open conversation, in its own words. */
export function summary(facts: AssistantFacts['summary'], w: Wording): Part {
  if (facts === null)
    return {
      sentences: [
        sentence(
          w.say(
            'Open a message first. Then I can summarize its conversation.',
            'Öffnen Sie zuerst eine Nachricht. Dann fasse ich ihre Unterhaltung zusammen.',
          ),
          figure('message.open', w.say('The open message', 'Die offene Nachricht')),
        ),
      ],
      basis: w.say(
        'Nothing was read because no message is open.',
        'Es wurde nichts gelesen, weil keine Nachricht offen ist.',
      ),
    };
  const { key, openQuestions, dates, amounts, owes: who } = digestOf(facts.messages);
  const whole = facts.messages.at(-1);
  const cited: Citation[] =
    whole === undefined ? [] : [{ kind: 'message', id: whole.id, label: w.say('Newest message', 'Neueste Nachricht') }];
  const own = (text: string) => sentence(text, ...cited);
  const quoted = (lines: readonly { readonly text: OutsideText; readonly id: string }[]) =>
    lines.map(({ text, id }) => sentence(w.quote(text), { kind: 'message', id, label: shown(text, 60) }));
  const withName = facts.name === null ? '' : w.say(` with ${shown(facts.name, 80)}`, ` mit ${shown(facts.name, 80)}`);
  const listed = (found: readonly OutsideText[]) => found.map((text) => shown(text, 60)).join(', ');
  const count = w.plural(facts.messages.length, ['message', 'messages'], ['Nachricht', 'Nachrichten']);
  return {
    sentences: [
      own(
        w.say(
          `An extract, in the words of the conversation${withName}:`,
          `Ein Auszug in den Worten der Unterhaltung${withName}:`,
        ),
      ),
      ...quoted(key),
      ...(openQuestions.length === 0 ? [] : [own(w.say('Still open:', 'Noch offen:')), ...quoted(openQuestions)]),
      ...(dates.length === 0 ? [] : [own(w.say(`Days named: ${listed(dates)}.`, `Genannte Tage: ${listed(dates)}.`))]),
      ...(amounts.length === 0
        ? []
        : [own(w.say(`Amounts named: ${listed(amounts)}.`, `Genannte Beträge: ${listed(amounts)}.`))]),
      own(owes(who, w)),
    ],
    basis: w.say(
      `The newest ${count} of the conversation. Sentences were chosen by how much their words recur; nothing was reworded.`,
      `Die neuesten ${count} der Unterhaltung. Die Sätze sind danach gewählt, wie oft ihre Wörter wiederkehren; nichts wurde umformuliert.`,
    ),
  };
}

/** Who wrote what last, what is asked and open, and what was promised. */
export function conversation({ person, messages, promises }: AssistantFacts['conversation'], w: Wording): Part {
  const name = w.nameOf(person.name);
  const count = w.plural(messages.length, ['message', 'messages'], ['Nachrichten', 'Nachrichten']);
  const basis = w.say(
    `The newest ${count} with ${name}. Sentences are quoted; nothing was reworded.`,
    `Die neuesten ${count} mit ${name}. Die Sätze sind zitiert; nichts wurde umformuliert.`,
  );
  const newest = messages.at(-1);
  if (newest === undefined)
    return {
      sentences: [
        sentence(
          w.say(`There is no message with ${name} yet.`, `Mit ${name} gibt es noch keine Nachricht.`),
          w.contact(person),
        ),
      ],
      basis,
    };
  const { key, openQuestions, owes: who } = digestOf(messages);
  const factOf = (id: string): MessageFact => {
    const { channel, sentAt } = messages.find((one) => one.id === id) ?? newest;
    return { id, name: person.name, channel, subject: null, sentAt };
  };
  const cite = (id: string) => w.message(factOf(id));
  const lastOf = (direction: 'inbound' | 'outbound'): Sentence[] => {
    const last = messages.findLast((one) => one.direction === direction);
    if (last === undefined) return [];
    const said = `${w.day(last.sentAt)}, ${CHANNEL_NAMES[last.channel]}: ${w.quote(last.text)}`;
    const by =
      direction === 'inbound'
        ? w.say(`${name} last wrote`, `${name} schrieb zuletzt`)
        : w.say('You last wrote', 'Sie schrieben zuletzt');
    return [sentence(w.say(`${by} on ${said}`, `${by} am ${said}`), cite(last.id))];
  };
  const quoted = (before: string, lines: readonly { readonly text: OutsideText; readonly id: string }[]) =>
    lines.map(({ text, id }) => sentence(`${before}: ${w.quote(text)}`, cite(id)));
  return {
    sentences: [
      ...lastOf('inbound'),
      ...lastOf('outbound'),
      ...quoted(w.say('Still open', 'Noch offen'), openQuestions),
      ...promises.map(({ by, sentence: said, message }) =>
        sentence(
          `${by === 'us' ? w.say('You promised', 'Sie sagten zu') : w.say(`${name} promised`, `${name} sagte zu`)}: ${w.quote(said)}`,
          w.message(message),
        ),
      ),
      ...quoted(w.say('Also said', 'Außerdem'), key.slice(0, 2)),
      sentence(owes(who, w), cite(newest.id)),
    ],
    basis,
  };
}

/** Our newest promises to anybody. */
export function promised({ promises }: AssistantFacts['promises'], w: Wording): Part {
  const basis = w.say(
    'Sentences of our own newest 200 messages that say that we will do something. Whether it was done is not known.',
    'Sätze unserer neuesten 200 Nachrichten, die eine Zusage enthalten. Ob sie eingehalten wurde, ist nicht bekannt.',
  );
  if (promises.length === 0)
    return {
      sentences: [
        sentence(
          w.say('I found no promise in our newest messages.', 'In unseren neuesten Nachrichten fand ich keine Zusage.'),
          none(w),
        ),
      ],
      basis,
    };
  return { sentences: promises.map((one) => promiseTo(one, w)), basis };
}

const none = (w: Wording): Citation => figure('promises', w.say('Open promises', 'Offene Zusagen'));

const promiseTo = ({ sentence: said, message }: PromiseFact, w: Wording): Sentence =>
  sentence(
    w.say(
      `To ${w.nameOf(message.name)}, on ${w.day(message.sentAt)}: ${w.quote(said)}`,
      `An ${w.nameOf(message.name)}, am ${w.day(message.sentAt)}: ${w.quote(said)}`,
    ),
    w.message(message),
  );

export function promisesWith(
  { by }: ToolOf<'promises_with'>,
  { person, promises }: AssistantFacts['promises_with'],
  w: Wording,
): Part {
  const name = person === null ? null : w.nameOf(person.name);
  const whose = by === 'us' ? w.say('ours', 'unsere') : w.say('theirs', 'ihre');
  const basis = w.say(
    `Sentences of the newest 200 messages${name === null ? '' : ` with ${name}`} that promise something (${whose}), without those that were checked off.`,
    `Sätze der neuesten 200 Nachrichten${name === null ? '' : ` mit ${name}`} mit einer Zusage (${whose}), ohne abgehakte.`,
  );
  if (promises.length === 0) {
    const text =
      by === 'us'
        ? w.say(
            `I found no open promise of yours${name === null ? '' : ` to ${name}`}.`,
            `Ich fand keine offene Zusage von Ihnen${name === null ? '' : ` an ${name}`}.`,
          )
        : w.say(
            `I found no open promise${name === null ? '' : ` from ${name}`}.`,
            `Ich fand keine offene Zusage${name === null ? '' : ` von ${name}`}.`,
          );
    return { sentences: [sentence(text, person === null ? none(w) : w.contact(person))], basis };
  }
  return {
    sentences: promises.map((one) =>
      by === 'us'
        ? promiseTo(one, w)
        : sentence(
            w.say(
              `${w.nameOf(one.message.name)}, on ${w.day(one.message.sentAt)}: ${w.quote(one.sentence)}`,
              `${w.nameOf(one.message.name)}, am ${w.day(one.message.sentAt)}: ${w.quote(one.sentence)}`,
            ),
            w.message(one.message),
          ),
    ),
    basis,
  };
}

export function draft({ person, message, text }: AssistantFacts['draft'], w: Wording): Part {
  const name = w.nameOf(person.name);
  const basis = w.say(
    'The suggestion that the composer shows for this message. Nothing was saved or sent.',
    'Der Vorschlag, den das Antwortfeld zu dieser Nachricht zeigt. Nichts wurde gespeichert oder gesendet.',
  );
  if (message === null)
    return {
      sentences: [
        sentence(
          w.say(
            `${name} has not written anything to reply to.`,
            `${name} hat nichts geschrieben, worauf Sie antworten könnten.`,
          ),
          w.contact(person),
        ),
      ],
      basis,
    };
  if (text === null)
    return {
      sentences: [
        sentence(
          w.say(
            `I have no suggestion for the newest message from ${name}: it asks for nothing I can answer, or has a reply.`,
            `Zur neuesten Nachricht von ${name} habe ich keinen Vorschlag: Sie fragt nichts, was ich beantworten kann, oder ist beantwortet.`,
          ),
          w.message(message),
        ),
      ],
      basis,
    };
  const about = w.about(message);
  return {
    sentences: [
      sentence(
        w.say(
          `A draft reply to ${name}, ${about}. Nothing was sent:`,
          `Ein Antwortentwurf an ${name}, ${about}. Nichts wurde gesendet:`,
        ),
        w.message(message),
      ),
    ],
    basis,
  };
}
