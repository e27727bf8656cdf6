// Written by `npm run generate` from messages/en/timeline.json.
import { section } from '../../locale';

export const timelineStrings = section('timeline', {
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show earlier',
});
