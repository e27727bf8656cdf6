import type { GraphData } from './graph';

const companies = ['Lumen', 'Atlas Events', 'Esquina Azul', 'Quill & Ledger', 'Glen Corrie House', 'Baltic Freight'];
const names = ['Ada', 'Grace', 'Alan', 'Mary', 'Kurt', 'Emmy', 'Sofia', 'Amina', 'Priya', 'Fatima', 'Jonas', 'Leila'];

/** Numbers between 0 and 1 that look like chance and are always the same. */
function* shares(): Generator<number, number> {
  for (let state = 7; ; state = (state * 16_807) % 2_147_483_647) yield state / 2_147_483_647;
}

interface Shape {
  clusters: number;
  /** People in each. */
  members: number;
  /** Connections of each person within the cluster, and between clusters in all. */
  within: number;
  between: number;
}

/** Companies whose people know each other, and a few who know people elsewhere. */
export function makeNetwork({ clusters, members, within, between }: Shape): GraphData {
  const chance = shares();
  const draw = (below: number) => Math.floor(chance.next().value * below);
  const id = (cluster: number, member: number) => `${cluster}-${member}`;
  const nameOf = (cluster: number, member: number) =>
    `${names[member % names.length]} ${String.fromCodePoint(65 + ((cluster + member) % 26))}.`;
  const people = Array.from({ length: clusters * members }, (_, at) => ({
    cluster: Math.floor(at / members),
    member: at % members,
  }));
  return {
    nodes: people.map(({ cluster, member }) => ({
      id: id(cluster, member),
      name: nameOf(cluster, member),
      cluster: companies[cluster] ?? `Company ${cluster + 1}`,
      size: 1 + draw(30) ** 2 / 30,
    })),
    edges: [
      ...people.flatMap(({ cluster, member }) =>
        Array.from({ length: within }, () => ({
          source: id(cluster, member),
          target: id(cluster, draw(members)),
          strength: chance.next().value,
        })),
      ),
      ...Array.from({ length: between }, () => ({
        source: id(draw(clusters), draw(members)),
        target: id(draw(clusters), draw(members)),
        strength: chance.next().value / 2,
      })),
    ],
  };
}

/** The size of the demo workspace. */
export const network = makeNetwork({ clusters: 6, members: 12, within: 2, between: 14 });

/** As many as a large workspace has. */
export const crowd = () => makeNetwork({ clusters: 100, members: 100, within: 4, between: 10_000 });
