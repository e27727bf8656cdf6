import type { Section } from '../locale';
import { addressStrings } from './addresses';
import { alertDialogStrings } from './alertDialog';
import { boardStrings } from './board';
import { breadcrumbStrings } from './breadcrumbs';
import { chartStrings } from './chart';
import { comboBoxStrings } from './comboBox';
import { commandPaletteStrings } from './commandPalette';
import { commonStrings } from './common';
import { contactStrings } from './contacts';
import { copyStrings } from './copy';
import { datePickerStrings } from './datePicker';
import { dropZoneStrings } from './dropZone';
import { figureStrings } from './figures';
import { fileTriggerStrings } from './fileTrigger';
import { formStrings } from './form';
import { gridListStrings } from './gridList';
import { importStrings } from './imports';
import { jsonStrings } from './json';
import { keyStrings } from './keys';
import { messageStrings } from './messages';
import { motionStrings } from './motion';
import { notificationStrings } from './notifications';
import { problemStrings } from './problems';
import { shellStrings } from './shell';
import { sliderStrings } from './slider';
import { statusStrings } from './status';
import { tableStrings } from './table';
import { tagFieldStrings } from './tagField';
import { timeStrings } from './time';
import { timelineStrings } from './timeline';
import { toastStrings } from './toast';
import { treeStrings } from './tree';

/** Everything that the components and widgets say, by section: what a translator gets. A section that is not here fails the tests. */
export const catalogue = [
  addressStrings,
  alertDialogStrings,
  boardStrings,
  chartStrings,
  comboBoxStrings,
  commandPaletteStrings,
  commonStrings,
  contactStrings,
  datePickerStrings,
  dropZoneStrings,
  fileTriggerStrings,
  formStrings,
  importStrings,
  messageStrings,
  notificationStrings,
  problemStrings,
  shellStrings,
  sliderStrings,
  tagFieldStrings,
  timeStrings,
  toastStrings,
  copyStrings,
  jsonStrings,
  motionStrings,
  tableStrings,
  breadcrumbStrings,
  gridListStrings,
  treeStrings,
  figureStrings,
  keyStrings,
  statusStrings,
  timelineStrings,
] satisfies readonly Section<object>[];
