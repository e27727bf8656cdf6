import type { Channel } from '@concordia/domain';
import { useFigure } from '../../locale';
import { Badge } from '../Badge';
import { ChannelMark } from '../Chip';
import { RelativeTime } from '../RelativeTime';
import type { Column } from '.';

export interface Deal {
  id: string;
  name: string;
  company: string;
  channel: Channel;
  stage: 'new' | 'talking' | 'offer' | 'won';
  /** In euros; `null` if unknown. */
  value: number | null;
  messages: number;
  /** Time of the last message, in ms since the epoch. */
  lastMessage: number;
}

const people = [
  'Ada Okafor',
  'Bengt Lindqvist',
  'Chiara Fontana',
  'Dmitri Sokolov',
  'Esther Blumenthal',
  'Fatou Ndiaye',
];
const companies = ['Halvorsen Marine', 'Okafor & Sons', 'Studio Fontana', 'Northern Grid', 'Blumenthal Archive'];
const channels: readonly Channel[] = ['email', 'whatsapp', 'linkedin', 'sms'];
const stages = ['new', 'talking', 'offer', 'won'] as const;

const pick = <Item,>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

const now = Date.UTC(2026, 2, 2, 9);
const hour = 3_600_000;

export const makeDeals = (count: number): Deal[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `deal-${index + 1}`,
    name: index < people.length ? pick(people, index) : `${pick(people, index)} ${index + 1}`,
    company: pick(companies, index * 3 + Math.floor(index / 5)),
    channel: pick(channels, index * 7 + Math.floor(index / 3)),
    stage: pick(stages, index * 5 + Math.floor(index / 4)),
    value: index % 6 === 4 ? null : ((index * 7_919) % 480) * 250 + 1_500,
    messages: (index * 37) % 211,
    lastMessage: now - ((index * 53) % 900) * hour,
  }));

function Money({ value }: { value: number | null }) {
  const figure = useFigure({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return value === null ? '–' : figure(value);
}

function Figure({ value }: { value: number }) {
  return useFigure()(value);
}

export const dealColumns: Column<Deal>[] = [
  { id: 'name', label: 'Name', cell: (deal) => deal.name, sortBy: (deal) => deal.name, width: '2fr', minWidth: 11 },
  {
    id: 'company',
    label: 'Company',
    cell: (deal) => deal.company,
    sortBy: (deal) => deal.company,
    width: '2fr',
    minWidth: 10,
  },
  { id: 'channel', label: 'Channel', cell: (deal) => <ChannelMark channel={deal.channel} showsName />, minWidth: 8 },
  {
    id: 'stage',
    label: 'Stage',
    cell: (deal) => <Badge>{deal.stage}</Badge>,
    sortBy: (deal) => stages.indexOf(deal.stage),
  },
  {
    id: 'value',
    label: 'Value',
    cell: (deal) => <Money value={deal.value} />,
    sortBy: (deal) => deal.value,
    align: 'end',
    minWidth: 7,
  },
  {
    id: 'messages',
    label: 'Messages',
    cell: (deal) => <Figure value={deal.messages} />,
    sortBy: (deal) => deal.messages,
    align: 'end',
    minWidth: 7,
  },
  {
    id: 'last',
    label: 'Last message',
    cell: (deal) => <RelativeTime instant={deal.lastMessage} />,
    sortBy: (deal) => deal.lastMessage,
    minWidth: 9,
  },
];

export const dealKey = (deal: Deal) => deal.id;
