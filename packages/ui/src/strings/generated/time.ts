// Written by `npm run generate` from messages/en/time.json.
import { section } from '../../locale';

export const timeStrings = section('time', ({ counted }) => ({
  under: {
    minute: 'less than a minute',
    hour: 'less than a hour',
    day: 'less than a day',
    month: 'less than a month',
    year: 'less than a year',
  },
  amount: {
    minute: ({ amount }: { amount: number }) => counted(amount, 'minute', 'minutes'),
    hour: ({ amount }: { amount: number }) => counted(amount, 'hour', 'hours'),
    day: ({ amount }: { amount: number }) => counted(amount, 'day', 'days'),
    month: ({ amount }: { amount: number }) => counted(amount, 'month', 'months'),
    year: ({ amount }: { amount: number }) => counted(amount, 'year', 'years'),
  },
  roughly: {
    about: ({ span }: { span: string }) => `about ${span}`,
    over: ({ span }: { span: string }) => `over ${span}`,
    almost: ({ span }: { span: string }) => `almost ${span}`,
  },
  ago: ({ span }: { span: string }) => `${span} ago`,
  ahead: ({ span }: { span: string }) => `in ${span}`,
}));
