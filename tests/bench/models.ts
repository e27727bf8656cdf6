import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type CustomerHistory,
  churnChance,
  fitLifetime,
  grouped,
  type Histories,
  historiesOf,
  type LifetimeParameters,
  rfm,
  simulatedCustomer,
} from '@concordia/domain/customers';
import { compare, posterior } from '@concordia/domain/experiments';
import { graphOf, pageRank } from '@concordia/domain/influence';
import { promiseSentences } from '@concordia/domain/promises';
import { createRandom } from '@concordia/fixtures';
import { oneDigit, printTable, ratio, timeColumn, whole } from './table.ts';

const CDNOW = fileURLToPath(new URL('../../../shared/data/cdnow_customers_summary.csv', import.meta.url));

/** Parameters like those of CDNOW. */
const TRUTH: LifetimeParameters = { model: 'mbg', r: 0.52, alpha: 6.2, a: 0.89, b: 1.61 };

const rounds = 5;
/** Of what takes seconds. */
const fewRounds = 2;

interface Row {
  readonly what: string;
  readonly milliseconds: number;
  /** In milliseconds. */
  readonly aim: number | null;
}

/** How long the statistics take: the best of a few rounds, since what else runs here only adds to it. */
export async function benchModels(): Promise<void> {
  const million = simulated(1_000_000);
  const rows = [
    benchCdnow(),
    ...benchMillion(million),
    benchRfm(million),
    benchArms(),
    benchPageRank(),
    benchPromises(),
  ];
  printTable(
    `Models, best of ${rounds} rounds (${fewRounds} where it takes seconds)`,
    ['what', timeColumn('ms'), 'aim', 'of the aim'],
    rows.map(({ what, milliseconds, aim }) => [
      what,
      milliseconds < 100 ? oneDigit(milliseconds) : whole(milliseconds),
      aim === null ? '' : whole(aim),
      aim === null ? '' : ratio(milliseconds / aim),
    ]),
  );
}

/** Customers of a year and a half who live as the model says, by the day. */
function simulated(count: number): Histories {
  const random = createRandom(6);
  return historiesOf(
    Array.from({ length: count }, () => simulatedCustomer(TRUTH, (1 + random.below(546)) / 7, () => random.next())),
  );
}

function best(run: () => void, times = rounds): number {
  const measured = Array.from({ length: times }, () => {
    const since = performance.now();
    run();
    return performance.now() - since;
  });
  return Math.min(...measured);
}

function fitted(histories: Histories): LifetimeParameters {
  const fit = fitLifetime('mbg', histories);
  if (fit.state !== 'fitted') throw new Error(`The fit is ${fit.state}.`);
  return fit.parameters;
}

function benchCdnow(): Row {
  const isThere = existsSync(CDNOW);
  const histories = isThere ? cdnow() : simulated(2_357);
  const name = isThere ? 'CDNOW, 2,357 customers' : '2,357 simulated customers (../shared/data is not there)';
  return { what: `MBG/NBD fit, ${name}`, milliseconds: best(() => fitted(histories)), aim: 150 };
}

const cdnow = (): Histories =>
  historiesOf(
    readFileSync(CDNOW, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line): CustomerHistory => {
        const [, repeats = 0, last = 0, age = 0] = line.split(',').map(Number);
        return { repeats, last, age };
      }),
  );

function benchMillion(histories: Histories): Row[] {
  const groups = grouped(histories);
  const parameters = fitted(groups);
  const ungrouped = {
    ...histories,
    customers: new Float64Array(histories.repeats.length).fill(1),
    groupOf: groups.groupOf,
  };
  const name = `${whole(groups.customers.length)} distinct histories of 1,000,000 customers`;
  return [
    { what: `grouping ${name}`, milliseconds: best(() => void grouped(histories)), aim: null },
    {
      what: 'MBG/NBD fit of all, grouping included',
      milliseconds: best(() => fitted(histories), fewRounds),
      aim: 5_000,
    },
    { what: 'the same without grouping', milliseconds: best(() => fitted(ungrouped), 1), aim: null },
    { what: 'churn probability of each', milliseconds: best(() => void chances(parameters, groups)), aim: null },
  ];
}

/** Once for each history, then handed to those who share it. */
function chances(parameters: LifetimeParameters, groups: ReturnType<typeof grouped>): Float64Array {
  const { repeats, last, age, groupOf } = groups;
  const ofGroup = repeats.map((x, group) =>
    churnChance(parameters, { repeats: x, last: last[group] ?? 0, age: age[group] ?? 0 }, 8),
  );
  return Float64Array.from(groupOf, (group) => ofGroup[group] ?? 0);
}

function benchRfm({ repeats, last, age }: Histories): Row {
  const input = {
    silence: age.map((weeks, customer) => weeks - (last[customer] ?? 0)),
    frequency: repeats,
    monetary: repeats.map((x, customer) => x * (1 + (customer % 97))),
  };
  return { what: 'RFM of 1,000,000 customers', milliseconds: best(() => void rfm(input)), aim: 1_000 };
}

function benchArms(): Row {
  const arms = [30, 34, 41, 38, 29].map((successes) => posterior({ successes, trials: 1_000 }));
  return { what: 'P(best) and losses of five variants', milliseconds: best(() => void compare(arms)), aim: null };
}

function benchPageRank(): Row {
  const random = createRandom(7);
  const edges = Array.from({ length: 1_000_000 }, () => [random.below(100_000), random.below(100_000)] as const);
  const graph = graphOf(100_000, edges);
  const milliseconds = best(() => void pageRank(graph));
  return { what: 'PageRank, 100,000 nodes and 1,000,000 edges, to 1e-10', milliseconds, aim: 200 };
}

function benchPromises(): Row {
  const text =
    "Thanks for the call. I'll send the drawings by Friday. If it rains, we will meet inside. Could you bring the key?\n";
  const letters = Array.from({ length: 1_000 }, (_, i) => `${text.repeat(4)}${i}`);
  return {
    what: 'promises in 1,000 letters of 16 sentences',
    milliseconds: best(() => {
      for (const letter of letters) promiseSentences(letter);
    }),
    aim: null,
  };
}
