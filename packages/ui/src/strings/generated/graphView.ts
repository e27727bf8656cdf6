// Written by `npm run generate` from messages/en/graphView.json.
import { section } from '../../locale';

export const graphViewStrings = section('graphView', ({ counted, figure }) => ({
  role: 'graph',
  hint: 'Arrow keys lead from one to the next. Enter chooses. Plus and minus zoom, 0 shows all.',
  find: 'Find',
  findPlaceholder: 'Name or group',
  pathTo: 'Path to',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  showList: 'Show as list',
  showGraph: 'Show as graph',
  empty: 'No connections yet',
  notDrawn: 'The graph could not be drawn',
  notDrawnHelp: 'The list shows the same connections.',
  columns: {
    name: 'Name',
    cluster: 'Group',
    degree: 'Connections',
    strongest: 'Strongest with',
  },
  summary: ({ nodes, edges }: { nodes: number; edges: number }) => `${counted(nodes, 'name', 'names')} with ${counted(edges, 'connection', 'connections')}.`,
  best: ({ summary, name, count }: { summary: string; name: string; count: number }) => `${summary} ${name} has the most: ${figure(count)}.`,
  node: ({ name, count }: { name: string; count: number }) => `${name}, ${count === 0 ? 'no connections' : counted(count, 'connection', 'connections')}`,
  nodeOf: ({ name, cluster, count }: { name: string; cluster: string; count: number }) => `${name}, ${cluster}, ${count === 0 ? 'no connections' : counted(count, 'connection', 'connections')}`,
  path: ({ from, to, path }: { from: string; to: string; path: string }) => `${from} to ${to}: ${path}`,
  noPath: ({ from, to }: { from: string; to: string }) => `No connection leads from ${from} to ${to}.`,
  csv: {
    one: 'Name',
    other: 'Connected with',
    strength: 'Strength',
  },
}));
