import { optional, secret, text } from '../profile.js';

/** A Meta application; one application may serve all three of its channels. */
export const META_APP = [
  text('appId', { kind: 'digits', ...optional }),
  secret('appSecret'),
  secret('accessToken'),
  secret('verifyToken'),
] as const;
