// Written by `npm run generate` from messages/de/time.json.
import type { Speech, TextOf } from '../../../locale';
import type { timeStrings } from '../time';

export const timeWords = ({ counted }: Speech): TextOf<typeof timeStrings> => ({
  under: {
    minute: 'weniger als 1 Minute',
    hour: 'weniger als 1 Stunde',
    day: 'weniger als 1 Tag',
    month: 'weniger als 1 Monat',
    year: 'weniger als 1 Jahr',
  },
  amount: {
    minute: ({ amount }: { amount: number }) => counted(amount, 'Minute', 'Minuten'),
    hour: ({ amount }: { amount: number }) => counted(amount, 'Stunde', 'Stunden'),
    day: ({ amount }: { amount: number }) => counted(amount, 'Tag', 'Tagen'),
    month: ({ amount }: { amount: number }) => counted(amount, 'Monat', 'Monaten'),
    year: ({ amount }: { amount: number }) => counted(amount, 'Jahr', 'Jahren'),
  },
  roughly: {
    about: ({ span }: { span: string }) => `etwa ${span}`,
    over: ({ span }: { span: string }) => `mehr als ${span}`,
    almost: ({ span }: { span: string }) => `fast ${span}`,
  },
  ago: ({ span }: { span: string }) => `vor ${span}`,
  ahead: ({ span }: { span: string }) => `in ${span}`,
});
