import { section } from '../locale';

/** What states are called, and what a figure is worth. A state that is not here is written as the server calls it. */
export const statusStrings = section('status', {
  known: {
    connected: 'Connected',
    active: 'Active',
    delivered: 'Delivered',
    pending: 'Pending',
    disconnected: 'Disconnected',
    failed: 'Failed',
    error: 'Error',
    published: 'Published',
    retrying: 'Retrying',
    paused: 'Paused',
    disabled: 'Disabled',
    retiring: 'Retiring',
    revoked: 'Revoked',
    expired: 'Expired',
  },
  level: { good: 'Good', fair: 'Fair', poor: 'Poor' },
});
