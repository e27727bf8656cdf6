import { composed } from '../locale';
import { setupNames } from './setupNames';
import { setupChannelStrings as messages } from './generated/setupChannel';

export const setupChannelStrings = composed(messages, () => ({ name: setupNames }));
