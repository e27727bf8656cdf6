import { section } from '../locale';

/** What everything that moves by itself says: the running line and the rotating one. */
export const motionStrings = section('motion', ({ figure }) => ({
  pause: 'Pause',
  resume: 'Resume',
  pauseOf: (name: string) => `Pause ${name}`,
  resumeOf: (name: string) => `Resume ${name}`,
  previous: 'Previous',
  next: 'Next',
  rotating: 'rotating items',
  /** Never read: its length decides how high the skeleton of a ticker is. */
  likelyHeadline: 'Green coffee ships two days sooner as the port clears its backlog',
  item: 'item',
  loading: (name: string) => `${name}: loading`,
  place: (index: number, count: number) => `${figure(index)} of ${figure(count)}`,
}));
