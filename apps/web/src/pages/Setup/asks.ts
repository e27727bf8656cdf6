import { getGetGuardrailsUrl, getGetHealthUrl, getListChannelsUrl } from '@concordia/api-client';
import { type Asks, has } from '../opening';

export const setupAsks: Asks = (params) =>
  has(params, ['section']) ? [] : [getGetHealthUrl(), getListChannelsUrl(), getGetGuardrailsUrl()];
