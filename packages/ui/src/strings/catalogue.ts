import type { Section } from '../locale';
import { alertDialogStrings } from './alertDialog';
import { boardStrings } from './board';
import { comboBoxStrings } from './comboBox';
import { commandPaletteStrings } from './commandPalette';
import { commonStrings } from './common';
import { datePickerStrings } from './datePicker';
import { dropZoneStrings } from './dropZone';
import { formStrings } from './form';
import { shellStrings } from './shell';
import { tagFieldStrings } from './tagField';
import { timeStrings } from './time';
import { toastStrings } from './toast';

/** Everything that the components and widgets say, by section: what a translator gets. A section that is not here fails the tests. */
export const catalogue = [
  alertDialogStrings,
  boardStrings,
  comboBoxStrings,
  commandPaletteStrings,
  commonStrings,
  datePickerStrings,
  dropZoneStrings,
  formStrings,
  shellStrings,
  tagFieldStrings,
  timeStrings,
  toastStrings,
] satisfies readonly Section<object>[];
