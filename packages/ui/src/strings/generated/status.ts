// Written by `npm run generate` from messages/en/status.json.
import { section } from '../../locale';

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
  level: {
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
  },
});
