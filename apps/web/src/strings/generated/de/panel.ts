// Written by `npm run generate` from messages/de/panel.json.
import type { TextOf } from '@concordia/ui/locale';
import type { panelStrings } from '../panel';

export const panelWords = (): TextOf<typeof panelStrings> => ({
  selectOne: 'Wählen Sie einen Kanal oder eine Nachricht aus',
});
