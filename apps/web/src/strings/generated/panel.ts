// Written by `npm run generate` from messages/en/panel.json.
import { section } from '@concordia/ui/locale';

export const panelStrings = section('pages/panel', {
  selectOne: 'Select a channel or a message',
});
