import { optional, secret, text } from '../profile.js';

/** Whether Meta has granted the application the permission Human Agent: people may then answer for seven days. */
export const HUMAN_AGENT = text('humanAgent', { kind: 'boolean', initial: 'false', ...optional });

/** A Meta application; one application may serve all three of its channels. */
export const META_APP = [
  text('appId', { kind: 'digits', ...optional }),
  secret('appSecret'),
  secret('accessToken'),
  secret('verifyToken'),
] as const;
