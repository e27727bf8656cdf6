import { contactsUrl } from '@concordia/ui/widgets/shared/firstPages';
import { type Asks, has } from '../opening';

export const contactsAsks: Asks = (params) =>
  has(params, ['q', 'sort']) ? [] : [contactsUrl({ query: '', sort: 'activity' })];
