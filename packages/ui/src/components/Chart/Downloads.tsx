import { csvOf } from '../../files/csv';
import { saveFile } from '../../files/saveFile';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { IconButton } from '../Button';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { useToast } from '../Toast';
import { pictureOf } from './picture/pictureOf';
import type { ChartData } from './useChartData';

interface DownloadsProps {
  title: string;
  /** Without ending. */
  fileName: string;
  data: ChartData;
  /** The figure, once its drawing is in it. */
  drawn: () => HTMLElement | null;
}

/** The values as programs read them: numbers with a point and in full, empty where nothing was measured. */
const rowsOf = ({ labels, series }: ChartData): string[][] => [
  [labels.head, ...series.map(({ name }) => name)],
  ...labels.keys.map((key, index) => [key, ...series.map(({ values }) => String(values[index] ?? ''))]),
];

/** The way by which a chart is taken along: as figures to go on with, or as a picture to show. */
export function Downloads({ title, fileName, data, drawn }: DownloadsProps) {
  const words = useStrings(chartStrings);
  const toast = useToast();
  const savePicture = async () => {
    const figure = drawn();
    if (figure === null) return;
    try {
      saveFile(`${fileName}.png`, 'image/png', await pictureOf(figure));
    } catch {
      toast({ tone: 'destructive', title: words.notPictured, description: words.notPicturedHelp });
    }
  };
  return (
    <MenuTrigger>
      <IconButton icon="download" size="small" label={words.download({ title })} />
      <Menu placement="bottom end">
        <MenuItem onAction={() => saveFile(`${fileName}.csv`, 'text/csv', csvOf(rowsOf(data)))}>{words.asCsv}</MenuItem>
        <MenuItem onAction={() => void savePicture()}>{words.asPng}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
