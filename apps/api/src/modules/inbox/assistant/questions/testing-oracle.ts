import type { DemoQuestion } from './demo-questions.js';
import type { DemoFacts } from './testing.js';
import { birthdaysWithin, callFirst, dueTasks, waitingLongest } from './testing-day.js';
import { answered, type Expected, SHOWN } from './testing-expected.js';
import { busiestChannel, dealsOf, riskOf } from './testing-figures.js';
import { lastMessage, peopleOf, personOf, promisesWith } from './testing-people.js';

/** What is true in the demo, by statements of the test. */
export async function expectedOf(facts: DemoFacts, { truth }: DemoQuestion): Promise<Expected> {
  switch (truth.of) {
    case 'last_message':
      return lastMessage(facts, truth.name, truth.by);
    case 'person':
      return personOf(facts, truth);
    case 'people':
      return peopleOf(facts, truth.company);
    case 'count':
      return answered({ says: [String((await facts.messages(truth.messages)).length)] });
    case 'list': {
      const ids = (await facts.messages(truth.messages)).map(({ id }) => id);
      return answered({ cites: ids.slice(0, SHOWN), mayCite: new Set(ids), says: [String(ids.length)] });
    }
    case 'writers': {
      const rows = await facts.messages(truth.messages);
      const writers = [...Map.groupBy(rows, ({ contact_id, id }) => contact_id ?? id).values()];
      const newest = writers.flatMap(([row]) => (row === undefined ? [] : [row.id]));
      return answered({ cites: newest.slice(0, SHOWN), mayCite: new Set(rows.map(({ id }) => id)) });
    }
    case 'conversation': {
      const rows = await facts.messages({ name: truth.name });
      return answered({ cites: rows.slice(0, 1).map(({ id }) => id), mayCite: new Set(rows.map(({ id }) => id)) });
    }
    case 'promises':
      return promisesWith(facts, truth.name, truth.by);
    case 'at_risk':
      return riskOf(facts, truth.name);
    case 'deals':
      return dealsOf(facts, truth.name);
    case 'customers': {
      const rows = await facts.sums('won');
      return answered({ cites: rows.slice(0, 5).map(({ id }) => id), mayCite: new Set(rows.map(({ id }) => id)) });
    }
    case 'call_first':
      return callFirst(facts);
    case 'draft': {
      const [last] = await facts.messages({ name: truth.name, direction: 'inbound' });
      return answered({
        cites: last === undefined ? [] : [last.id],
        mayCite: new Set(last === undefined ? [] : [last.id]),
      });
    }
    case 'waiting':
      return waitingLongest(facts);
    case 'due':
      return dueTasks(facts, truth.days);
    case 'birthdays':
      return birthdaysWithin(facts, truth.days);
    case 'busiest':
      return busiestChannel(facts);
    case 'last_talk': {
      const [last] = await facts.messages({ name: truth.name });
      return answered({ cites: [last?.id ?? '', await facts.idOf(truth.name)] });
    }
    case 'which':
      return { outcome: 'which', cites: await facts.idsOf(truth.names), mayCite: null, says: [] };
    case 'unknown_name':
    case 'nothing':
      return { outcome: 'nothing', cites: [], mayCite: new Set(), says: [] };
  }
}
