import { composed } from '../locale';
import { threadStrings as messages } from './generated/thread';

export const threadStrings = composed(messages, ({ reactionFrom, reaction }, { list }) => ({
  reactionFrom: ({ names }: { names: readonly string[] }) => reactionFrom({ names: list(names) }),
  reaction: ({ emoji, names }: { emoji: string; names: readonly string[] }) => reaction({ emoji, names: list(names) }),
}));
