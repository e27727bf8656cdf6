import { section } from '../locale';

/** What a list of events says. */
export const timelineStrings = section('timeline', {
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show earlier',
});
