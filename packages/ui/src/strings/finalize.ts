import { composed } from '../locale';
import { finalizeStrings as messages } from './generated/finalize';

export const finalizeStrings = composed(messages, ({ publishes, unsent }, { list }) => ({
  publishes: ({ channels }: { channels: readonly string[] }) => publishes({ channels: list(channels) }),
  unsent: ({ channels }: { channels: readonly string[] }) => unsent({ channels: list(channels) }),
}));
