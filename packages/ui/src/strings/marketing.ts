import type { Channel } from '@concordia/domain';
import { composed } from '../locale';
import { marketingStrings as messages } from './generated/marketing';
import { nameIn } from './nameIn';

export const marketingStrings = composed(messages, (words, { list }) => ({
  channelList: ({ channels }: { channels: readonly Channel[] }) =>
    list(channels.map((channel) => words.channelName({ channel }))),
  check: ({ name }: { name: string }) => nameIn(words.check, name),
  operationOf: ({ kind, target }: { kind: keyof typeof words.operation; target: string }) =>
    words.operationOf({ kind: words.operation[kind], target }),
}));
