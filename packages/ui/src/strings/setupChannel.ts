import { composed } from '../locale';
import { setupChannelStrings as messages } from './generated/setupChannel';
import { setupNames } from './setupNames';

export const setupChannelStrings = composed(messages, () => ({ name: setupNames }));
