import { UndirectedGraph } from 'graphology';
import Sigma from 'sigma';
import { layOut } from '../../packages/ui/src/components/GraphView/layOut.ts';
import { pictureOf } from '../../packages/ui/src/widgets/insight/RelationshipGraph/graphData.ts';
import { relatedOf } from '../../packages/ui/src/widgets/insight/RelationshipGraph/related.ts';

/* The smallest page that draws the same graph by sigma: it is given the places, and knows no names, themes or keys. */
const names = { you: 'You', band: { month: 'Month', quarter: 'Quarter', older: 'Older' } };
const { data } = pictureOf(relatedOf(JSON.parse(Reflect.get(window, 'benchAnswer'))), 'lastContact', names, Date.now());
const positions = layOut(data);
const stage = document.getElementById('stage');
if (stage === null) throw new Error('The page has no stage.');

const since = performance.now();
const graph = new UndirectedGraph();
for (const [at, { id, name }] of data.nodes.entries())
  graph.addNode(id, { x: positions[at * 2], y: positions[at * 2 + 1], label: name, size: 3, color: '#446688' });
for (const { source, target } of data.edges)
  if (!graph.hasEdge(source, target)) graph.addEdge(source, target, { size: 1, color: '#cccccc' });
Reflect.set(window, 'benchSigma', new Sigma(graph, stage, { hideEdgesOnMove: true }));
Reflect.set(
  window,
  'benchBare',
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - since)));
  }),
);
