import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import type { DemoFacts } from './testing.js';
import { answered, type Expected, SHOWN } from './testing-expected.js';

export async function riskOf(facts: DemoFacts, name: string | null): Promise<Expected> {
  const rows = await facts.scores();
  if (name === null) {
    const high = rows.filter(({ risk }) => risk === 'high').map(({ contact_id }) => contact_id);
    return answered({ cites: high.slice(0, SHOWN), mayCite: new Set(high), says: [String(high.length)] });
  }
  const id = await facts.idOf(name);
  const one = rows.find(({ contact_id }) => contact_id === id);
  return answered({
    cites: [id],
    mayCite: new Set([id]),
    says: one === undefined ? [] : [String(Math.round(one.churn_ppm / 10_000))],
  });
}

export async function dealsOf(facts: DemoFacts, name: string | null): Promise<Expected> {
  const sums = await facts.sums('open or won');
  if (name !== null) {
    const id = await facts.idOf(name);
    const count = sums.find((one) => one.id === id)?.deals.length ?? 0;
    return answered({ cites: [id], mayCite: new Set([id]), says: count === 0 ? [] : [String(count)] });
  }
  const all = sums.flatMap(({ deals }) => deals).sort((a, b) => b.value - a.value);
  const fifth = all[4]?.value ?? 0;
  const largest = all.filter(({ value }) => value >= fifth).map(({ contact_id }) => contact_id);
  return answered({ cites: largest.slice(0, 1), mayCite: new Set(largest) });
}

export async function busiestChannel(facts: DemoFacts): Promise<Expected> {
  const rows = await facts.messages({ within: 7 });
  const counts = [...Map.groupBy(rows, ({ channel }) => channel)].sort(([, a], [, b]) => b.length - a.length);
  const [first] = counts;
  const channel: Channel | undefined = first?.[0];
  return answered({ says: channel === undefined ? [] : [CHANNEL_NAMES[channel], String(first?.[1].length)] });
}
