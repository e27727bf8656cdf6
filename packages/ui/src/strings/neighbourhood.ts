import { section } from '../locale';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What the picture of somebody's neighbourhood says. */
export const neighbourhoodStrings = section('neighbourhood', ({ counted, figure }) => {
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    figure(Math.max(1, Math.round(value)), { style: 'unit', unit: name, unitDisplay: 'long' });
  return {
    title: (name: string) => `Neighbourhood of ${name}`,
    picture: (name: string, shown: number) => `${name} and ${counted(shown, 'neighbour', 'neighbours')}`,
    hint: 'Arrow keys go to the next one in that direction, Enter puts them in the middle, Escape goes back.',
    trail: 'The way here',
    back: (name: string) => `Back to ${name}`,
    showTable: 'Show as table',
    showPicture: 'Show as picture',
    moreHelp: (count: number) =>
      `${counted(count, 'weaker relationship is', 'weaker relationships are')} not in the picture.`,
    empty: 'No relationships yet',
    emptyHelp: 'They appear with the messages that people write to each other, and with the companies they work at.',
    failed: 'The neighbourhood could not be read',
    loading: 'Loading the neighbourhood...',
    kind: { Person: 'person', Company: 'company' },
    owner: 'you',
    /** What ties somebody to the one in the middle. */
    messages: (count: number) => counted(count, 'message', 'messages'),
    answered: (time: string) => `answered in ${time}`,
    worksThere: 'works there',
    worksAt: 'employer',
    /** Minutes, in the largest unit that is not below one. */
    time: (minutes: number) => {
      if (minutes < HOUR) return unit(minutes, 'minute');
      return minutes < DAY ? unit(minutes / HOUR, 'hour') : unit(minutes / DAY, 'day');
    },
    /** What is known of one node, as it is heard after its name: `person, 12 messages, answered in 2 hours`. */
    spoken: (parts: readonly string[]) => parts.join(', '),
    inTheMiddle: 'in the middle',
    open: 'Open the contact',
    head: {
      name: 'Name',
      kind: 'Kind',
      messages: 'Messages',
      reply: 'Answers after',
      last: 'Last message',
    },
    none: '–',
  };
});
