// Written by `npm run generate` from messages/en/activity.json.
import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { section } from '../../locale';

export const activityStrings = section('activity', ({ counted, figure }) => ({
  title: 'When messages come and go',
  contactTitle: 'When you are in touch',
  help: ({ from, to, zone }: { from: string; to: string; zone: string }) => `The last 12 weeks, ${from} to ${to}. Times in ${zone}.`,
  contactHelp: ({ messages, day, zone }: { messages: number; day: string; zone: string }) => `${counted(messages, 'message', 'messages')} since ${day}. Times in ${zone}.`,
  direction: 'Direction',
  received: 'Received',
  sent: 'Sent',
  hoursOf: {
    received: 'Messages received by weekday and hour',
    sent: 'Messages sent by weekday and hour',
  },
  busiest: {
    day: ({ day, from, to, messages, total }: { day: string; from: string; to: string; messages: number; total: number }) => `The busiest time is ${day}, ${from} to ${to}: ${figure(messages)} of ${figure(total)} messages.`,
    weekdays: ({ from, to, messages, total }: { from: string; to: string; messages: number; total: number }) => `The busiest time is Monday to Friday, ${from} to ${to}: ${figure(messages)} of ${figure(total)} messages.`,
    any: ({ from, to, messages, total }: { from: string; to: string; messages: number; total: number }) => `The busiest time is ${from} to ${to}: ${figure(messages)} of ${figure(total)} messages.`,
  },
  noPeak: {
    few: ({ total }: { total: number }) => `${counted(total, 'message is', 'messages are')} too few to tell a busiest time.`,
    even: ({ total }: { total: number }) => `No time stands out among ${figure(total)} messages.`,
  },
  noMessages: 'No messages in this time',
  weeks: 'Messages per week',
  now: 'Last 12 weeks',
  before: '12 weeks before',
  trend: {
    more: ({ total, share }: { total: number; share: number }) => `${counted(total, 'message', 'messages')} in 12 weeks, ${figure(share, { style: 'percent' })} more than in the 12 weeks before.`,
    fewer: ({ total, share }: { total: number; share: number }) => `${counted(total, 'message', 'messages')} in 12 weeks, ${figure(share, { style: 'percent' })} fewer than in the 12 weeks before.`,
    same: ({ total }: { total: number }) => `${counted(total, 'message', 'messages')} in 12 weeks, as in the 12 weeks before.`,
    alone: ({ total }: { total: number }) => `${counted(total, 'message', 'messages')} in 12 weeks. There are no 12 earlier weeks to compare with.`,
    fromNone: ({ total }: { total: number }) => `${counted(total, 'message', 'messages')} in 12 weeks, none in the 12 weeks before.`,
  },
  contactWeeks: ({ weeks, all }: { weeks: number; all: number }) => `In touch in ${counted(weeks, 'week', 'weeks')} of the last ${figure(all)}.`,
  channels: 'Channels used',
  channelsUsed: ({ share, channel }: { share: number; channel: Channel }) => `${figure(share, { style: 'percent' })} of the messages are on ${CHANNEL_NAMES[channel]}.`,
  messages: 'Messages',
  failed: 'Couldn’t load the activity',
}));
