// Written by `npm run generate` from messages/de/timeline.json.
import type { TextOf } from '../../../locale';
import type { timelineStrings } from '../timeline';

export const timelineWords = (): TextOf<typeof timelineStrings> => ({
  today: 'Heute',
  yesterday: 'Gestern',
  more: 'Frühere anzeigen',
});
