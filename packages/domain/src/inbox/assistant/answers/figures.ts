import type { AssistantFacts } from '../facts.js';
import type { ToolOf } from '../plan.js';
import { shown } from '../trust/index.js';
import { figure, type Part, sentence } from './sentence.js';
import type { Wording } from './wording.js';

export function messagesFound(tool: ToolOf<'messages'>, facts: AssistantFacts['messages'], w: Wording): Part {
  const { messages, total, isAtLeast, person } = facts;
  const name = person === null ? null : w.nameOf(person.name);
  const searched = [tool.query, ...(name === null ? [] : [`contact:"${name}"`])]
    .filter((part) => part !== '')
    .join(' ');
  const basis = w.say(
    `Message search: ${searched}. Days are in ${w.timeZone}.`,
    `Nachrichtensuche: ${searched}. Tage in ${w.timeZone}.`,
  );
  const people = tool.show === 'people';
  const count = figure(
    people ? 'writers' : 'messages.found',
    people ? w.say('Contacts who wrote', 'Kontakte, die schrieben') : w.say('Messages found', 'Gefundene Nachrichten'),
  );
  const least = isAtLeast ? w.say('At least ', 'Mindestens ') : '';
  const amount = people
    ? w.plural(total, ['person wrote', 'people wrote'], ['Kontakt schrieb', 'Kontakte schrieben'])
    : w.plural(total, ['message', 'messages'], ['Nachricht', 'Nachrichten']);
  if (total === 0)
    return {
      sentences: [
        sentence(
          people ? w.say('Nobody wrote.', 'Niemand schrieb.') : w.say('No messages.', 'Keine Nachrichten.'),
          count,
        ),
      ],
      basis,
    };
  if (tool.show === 'count') return { sentences: [sentence(`${least}${amount}.`, count)], basis };
  return {
    sentences: [
      sentence(
        `${least}${amount}${messages.length < total ? w.say(`; the newest ${messages.length}:`, `; die neuesten ${messages.length}:`) : ':'}`,
        count,
      ),
      ...messages.map((one) =>
        sentence(`${w.nameOf(one.name)}, ${w.about(one)}, ${w.time(one.sentAt)}.`, w.message(one)),
      ),
    ],
    basis,
  };
}

export function atRisk({ people, person, total }: AssistantFacts['at_risk'], w: Wording): Part {
  const basis = w.say(
    'Customer scores of the last run: the chance of no contact within eight weeks. High risk begins at 70%.',
    'Kundenbewertung des letzten Laufs: die Wahrscheinlichkeit, dass acht Wochen lang kein Kontakt besteht. Hohes Risiko beginnt bei 70 %.',
  );
  const count = figure('risk.high', w.say('Customers at high risk', 'Kunden mit hohem Risiko'));
  if (person !== null && people.length === 0) {
    const none = w.say(
      `${w.nameOf(person.name)} has no score: not a customer, or newer than the last run.`,
      `${w.nameOf(person.name)} ist nicht bewertet: kein Kunde oder neuer als der letzte Lauf.`,
    );
    return { sentences: [sentence(none, w.contact(person))], basis };
  }
  if (people.length === 0)
    return {
      sentences: [sentence(w.say('No customer is at high risk.', 'Kein Kunde hat ein hohes Risiko.'), count)],
      basis,
    };
  const lines = people.map((one) => {
    const silent = w.plural(one.silentDays, ['day', 'days'], ['Tag', 'Tagen']);
    const chance = one.chance === null ? w.say('not known', 'nicht bekannt') : w.percent(one.chance);
    return sentence(
      w.say(
        `${w.nameOf(one.name)}: ${chance} chance of leaving, silent for ${silent}.`,
        `${w.nameOf(one.name)}: Abwanderungsrisiko ${chance}, still seit ${silent}.`,
      ),
      w.contact(one),
    );
  });
  if (person !== null) return { sentences: lines, basis };
  const amount = w.plural(total, ['customer is', 'customers are'], ['Kunde hat', 'Kunden haben']);
  return {
    sentences: [sentence(w.say(`${amount} at high risk:`, `${amount} ein hohes Risiko:`), count), ...lines],
    basis,
  };
}

export function deals({ deals: found, count, sum, currency, person }: AssistantFacts['deals'], w: Wording): Part {
  const name = person === null ? null : w.nameOf(person.name);
  const basis = w.say(
    `Open and won deals${name === null ? '' : ` with ${name}`}, largest first.`,
    `Offene und gewonnene Abschlüsse${name === null ? '' : ` mit ${name}`}, größte zuerst.`,
  );
  const all = figure('deals', w.say('Deals', 'Abschlüsse'));
  if (found.length === 0)
    return {
      sentences: [
        sentence(
          w.say(
            `No deals are recorded${name === null ? '' : ` with ${name}`}.`,
            `Keine Abschlüsse erfasst${name === null ? '' : ` mit ${name}`}.`,
          ),
          ...(person === null ? [all] : [w.contact(person)]),
        ),
      ],
      basis,
    };
  const amount = w.plural(count, ['deal', 'deals'], ['Abschluss', 'Abschlüsse']);
  return {
    sentences: [
      sentence(
        w.say(
          `${amount}, ${w.money(sum, currency)} in all; the largest:`,
          `${amount}, zusammen ${w.money(sum, currency)}; die größten:`,
        ),
        all,
      ),
      ...found.map((deal) => {
        const title = deal.title === null ? w.say('Deal', 'Abschluss') : shown(deal.title, 120);
        const state =
          deal.wonAt === null
            ? w.say('open', 'offen')
            : w.say(`won on ${w.day(deal.wonAt)}`, `gewonnen am ${w.day(deal.wonAt)}`);
        return sentence(
          `${w.nameOf(deal.contact.name)}: ${title}, ${w.money(deal.value, currency)}, ${state}.`,
          w.contact(deal.contact),
        );
      }),
    ],
    basis,
  };
}

export function customers({ customers: found, currency }: AssistantFacts['customers'], w: Wording): Part {
  const basis = w.say(
    'Sums of won deals for each contact, largest first.',
    'Summen der gewonnenen Abschlüsse je Kontakt, größte zuerst.',
  );
  if (found.length === 0)
    return {
      sentences: [
        sentence(
          w.say('No deals have been won.', 'Keine Abschlüsse gewonnen.'),
          figure('deals', w.say('Deals', 'Abschlüsse')),
        ),
      ],
      basis,
    };
  return {
    sentences: found.map((one) => sentence(`${w.nameOf(one.name)}: ${w.money(one.value, currency)}.`, w.contact(one))),
    basis,
  };
}

export function callFirst({ calls }: AssistantFacts['call_first'], w: Wording): Part {
  const basis = w.say(
    'Open tasks about contacts and waiting messages, in the order that gets the most value from the day.',
    'Offene Aufgaben zu Kontakten und wartende Nachrichten in der Reihenfolge, die den Tag am besten nutzt.',
  );
  const [first, ...others] = calls;
  if (first === undefined)
    return {
      sentences: [
        sentence(
          w.say('Nobody is waiting and nothing is planned.', 'Niemand wartet, und nichts ist geplant.'),
          figure('queue', w.say('Planned tasks', 'Geplante Aufgaben')),
        ),
      ],
      basis,
    };
  const cite = (one: AssistantFacts['call_first']['calls'][number]) => w.contact(one);
  return {
    sentences: [
      sentence(
        w.say(
          `${w.nameOf(first.name)} first: ${shown(first.title, 160)}.`,
          `${w.nameOf(first.name)} zuerst: ${shown(first.title, 160)}.`,
        ),
        cite(first),
      ),
      ...others.map((one) =>
        sentence(
          w.say(
            `Then ${w.nameOf(one.name)}: ${shown(one.title, 160)}.`,
            `Dann ${w.nameOf(one.name)}: ${shown(one.title, 160)}.`,
          ),
          cite(one),
        ),
      ),
    ],
    basis,
  };
}
