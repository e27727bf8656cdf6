import { composed } from '../locale';
import { connectionStrings as messages } from './generated/connection';
import { setupNames } from './setupNames';

export const connectionStrings = composed(messages, ({ stored }) => ({
  name: setupNames,
  stored: ({ lastFour }: { lastFour: string }) => stored({ lastFour }).trim(),
}));
