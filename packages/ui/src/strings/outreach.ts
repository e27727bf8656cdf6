import { composed } from '../locale';
import { outreachStrings as messages } from './generated/outreach';

export const outreachStrings = composed(messages, ({ previewOn }, { list }) => ({
  previewOn: ({ channels }: { channels: readonly string[] }) => previewOn({ channels: list(channels) }),
}));
