import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MovingRank } from './moving-rank.js';
import { graphOf, pageRank } from './pagerank.js';

const node = fc.nat(9);
const weightOf = (power: number) => 2 ** (power - 4);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), from: node, to: node, weight: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('node' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const), most: fc.nat(30) }) },
);
const edge = fc.tuple(node, node, fc.nat(8).map(weightOf));

it('has after any changes the ranks of the graph as it is then', () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 30 }), fc.array(step, { maxLength: 40 }), (first, steps) => {
      const ranks = new MovingRank(graphOf(10, first));
      const there = Array.from({ length: 10 }, (_, number) => number);
      let edges = [...first];
      for (const one of steps) {
        if (one.do === 'settle') ranks.settle(one.most);
        else if (one.do === 'node') there.push(ranks.addNode());
        else if (one.do === 'add') {
          const [from = 0, to = 0] = [there[one.from % there.length], there[one.to % there.length]];
          ranks.addEdge(from, to, weightOf(one.weight));
          edges.push([from, to, weightOf(one.weight)]);
        } else if (one.do === 'remove') {
          const gone = edges[one.which % Math.max(1, edges.length)];
          if (gone === undefined) continue;
          const [from, to] = gone;
          // Of several between the same nodes, which is removed is not said.
          for (const other of edges) if (other[0] === from && other[1] === to) ranks.removeEdge(from, to);
          edges = edges.filter((other) => other[0] !== from || other[1] !== to);
        } else {
          const gone = there[one.which % there.length] ?? 0;
          if (there.length === 1) continue;
          for (const [from, to] of edges) if (from === gone || to === gone) ranks.removeEdge(from, to);
          edges = edges.filter(([from, to]) => from !== gone && to !== gone);
          there.splice(there.indexOf(gone), 1);
          ranks.removeNode(gone);
        }
      }
      expect(ranks.settle()).toBe(true);
      const place = new Map(there.map((number, index) => [number, index]));
      const now = edges.map(([from, to, weight]) => [place.get(from) ?? 0, place.get(to) ?? 0, weight] as const);
      const expected = pageRank(graphOf(there.length, now), { tolerance: 1e-13 });
      const apart = there.reduce(
        (sum, number, index) => sum + Math.abs(ranks.rank(number) - (expected[index] ?? 0)),
        0,
      );
      expect(apart).toBeLessThan(1e-9);
      expect(ranks.size).toBe(there.length);
    }),
  );
});
