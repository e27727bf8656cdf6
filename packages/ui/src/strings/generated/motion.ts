// Written by `npm run generate` from messages/en/motion.json.
import { section } from '../../locale';

export const motionStrings = section('motion', ({ figure }) => ({
  pause: 'Pause',
  resume: 'Resume',
  pauseOf: ({ name }: { name: string }) => `Pause ${name}`,
  resumeOf: ({ name }: { name: string }) => `Resume ${name}`,
  previous: 'Previous',
  next: 'Next',
  rotating: 'rotating items',
  likelyHeadline: 'Green coffee ships two days sooner as the port clears its backlog',
  item: 'item',
  loading: ({ name }: { name: string }) => `${name}: loading`,
  place: ({ index, count }: { index: number; count: number }) => `${figure(index)} of ${figure(count)}`,
}));
