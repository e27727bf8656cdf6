import { composed } from '../locale';
import { peopleStrings as messages } from './generated/people';

export const peopleStrings = composed(messages, ({ since }) => ({
  since: ({ day, source }: { day: string; source: string | null }) =>
    source === null ? since.day({ day }) : since.source({ day, source }),
}));
