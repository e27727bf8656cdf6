import { csvOf } from '../../files/csv';
import { saveFile } from '../../files/saveFile';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { graphViewStrings } from '../../strings/generated/graphView';
import { IconButton } from '../Button';
import { fileNameOf } from '../Chart/fileNameOf';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { useToastIfAny } from '../Toast';
import type { GraphCanvasHandle } from './GraphCanvas';
import type { GraphData } from './graph';

interface GraphDownloadsProps {
  title: string;
  data: GraphData;
  canvas: () => GraphCanvasHandle | null;
}

/** Saves the connections as CSV, and what is shown as PNG. */
export function GraphDownloads({ title, data, canvas }: GraphDownloadsProps) {
  const chart = useStrings(chartStrings);
  const words = useStrings(graphViewStrings);
  const toast = useToastIfAny();
  const fileName = fileNameOf(title);
  const saveConnections = () => {
    const names = new Map(data.nodes.map(({ id, name }) => [id, name]));
    const rows = data.edges.map(({ source, target, strength }) => [
      names.get(source) ?? '',
      names.get(target) ?? '',
      strength === undefined ? '' : String(Number(strength.toPrecision(4))),
    ]);
    saveFile(`${fileName}.csv`, 'text/csv', csvOf([[words.csv.one, words.csv.other, words.csv.strength], ...rows]));
  };
  const savePicture = () => {
    const failed = () => toast?.({ tone: 'destructive', title: chart.notPictured, description: chart.notPicturedHelp });
    const picture = canvas()?.picture() ?? null;
    if (picture === null) failed();
    else picture.toBlob((blob) => (blob === null ? failed() : saveFile(`${fileName}.png`, 'image/png', blob)));
  };
  return (
    <MenuTrigger>
      <IconButton icon="download" size="small" label={chart.download({ title })} />
      <Menu placement="bottom end">
        <MenuItem onAction={saveConnections}>{chart.asCsv}</MenuItem>
        <MenuItem onAction={savePicture}>{chart.asPng}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
