// Written by `npm run generate` from messages/de/graphView.json.
import type { Speech, TextOf } from '../../../locale';
import type { graphViewStrings } from '../graphView';

export const graphViewWords = ({ counted, figure }: Speech): TextOf<typeof graphViewStrings> => ({
  role: 'Netzwerk',
  hint: 'Die Pfeiltasten führen von einem Knoten zum nächsten. Die Eingabetaste wählt aus. Plus und Minus ändern die Größe, 0 zeigt alles.',
  find: 'Suchen',
  findPlaceholder: 'Name oder Gruppe',
  pathTo: 'Pfad zu',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles anzeigen',
  showList: 'Als Liste anzeigen',
  showGraph: 'Als Netzwerk anzeigen',
  empty: 'Noch keine Verbindungen',
  notDrawn: 'Das Netzwerk konnte nicht gezeichnet werden',
  notDrawnHelp: 'Die Liste zeigt dieselben Verbindungen.',
  columns: {
    name: 'Name',
    cluster: 'Gruppe',
    degree: 'Verbindungen',
    strongest: 'Am stärksten mit',
  },
  summary: ({ nodes, edges }: { nodes: number; edges: number }) => `${counted(nodes, 'Name', 'Namen')} mit ${counted(edges, 'Verbindung', 'Verbindungen')}.`,
  best: ({ summary, name, count }: { summary: string; name: string; count: number }) => `${summary} Die meisten hat ${name}: ${figure(count)}.`,
  node: ({ name, count }: { name: string; count: number }) => `${name}, ${count === 0 ? 'keine Verbindungen' : counted(count, 'Verbindung', 'Verbindungen')}`,
  nodeOf: ({ name, cluster, count }: { name: string; cluster: string; count: number }) => `${name}, ${cluster}, ${count === 0 ? 'keine Verbindungen' : counted(count, 'Verbindung', 'Verbindungen')}`,
  path: ({ from, to, path }: { from: string; to: string; path: string }) => `${from} bis ${to}: ${path}`,
  noPath: ({ from, to }: { from: string; to: string }) => `Von ${from} führt keine Verbindung zu ${to}.`,
  csv: {
    one: 'Name',
    other: 'Verbunden mit',
    strength: 'Stärke',
  },
});
