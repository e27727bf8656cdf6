// Written by `npm run generate` from messages/de/motion.json.
import type { Speech, TextOf } from '../../../locale';
import type { motionStrings } from '../motion';

export const motionWords = ({ figure }: Speech): TextOf<typeof motionStrings> => ({
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  pauseOf: ({ name }: { name: string }) => `${name} anhalten`,
  resumeOf: ({ name }: { name: string }) => `${name} fortsetzen`,
  previous: 'Zurück',
  next: 'Weiter',
  rotating: 'wechselnde Einträge',
  likelyHeadline: 'Rohkaffee kommt zwei Tage früher, weil der Hafen den Rückstau abbaut',
  item: 'Eintrag',
  loading: ({ name }: { name: string }) => `${name}: wird geladen`,
  place: ({ index, count }: { index: number; count: number }) => `${figure(index)} von ${figure(count)}`,
});
