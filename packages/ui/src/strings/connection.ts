import { composed } from '../locale';
import { setupNames } from './setupNames';
import { connectionStrings as messages } from './generated/connection';

export const connectionStrings = composed(messages, ({ stored }) => ({
  name: setupNames,
  stored: ({ lastFour }: { lastFour: string }) => stored({ lastFour }).trim(),
}));
