import { csvOf } from '../../files/csv';
import { saveFile } from '../../files/saveFile';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { IconButton } from '../Button';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { useToastIfAny } from '../Toast';
import { pictureOf } from './picture/pictureOf';
import type { ChartData } from './useChartData';

interface DownloadsProps {
  title: string;
  /** Without extension. */
  fileName: string;
  data: ChartData;
  /** The figure element, once its chart is rendered. */
  drawn: () => HTMLElement | null;
}

/** Rows for CSV: unrounded numbers with a decimal point, empty where nothing was measured. */
const rowsOf = ({ labels, series }: ChartData): string[][] => [
  [labels.head, ...series.map(({ name }) => name)],
  ...labels.keys.map((key, index) => [key, ...series.map(({ values }) => String(values[index] ?? ''))]),
];

export function Downloads({ title, fileName, data, drawn }: DownloadsProps) {
  const words = useStrings(chartStrings);
  const toast = useToastIfAny();
  const savePicture = async () => {
    const figure = drawn();
    if (figure === null) return;
    try {
      saveFile(`${fileName}.png`, 'image/png', await pictureOf(figure));
    } catch {
      toast?.({ tone: 'destructive', title: words.notPictured, description: words.notPicturedHelp });
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
