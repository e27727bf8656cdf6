import { contactsUrl } from '@concordia/ui/widgets/shared/firstPages';
import { type Asks, has } from '../opening';

export const contactsAsks: Asks = (params) =>
  has(params, ['q', 'sort', 'order', 'channel', 'tag']) ? [] : [contactsUrl({ query: '', sort: 'activity' })];
