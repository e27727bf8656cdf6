/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AboutLeaving } from './aboutLeaving';
import type { AboutMessages } from './aboutMessages';
import type { AboutOpenRate } from './aboutOpenRate';
import type { AboutReceived } from './aboutReceived';
import type { AboutWaiting } from './aboutWaiting';

/**
 * What an insight is: a stable `code`, and the values it is described by.
 */
export type InsightAbout = AboutWaiting | AboutMessages | AboutLeaving | AboutOpenRate | AboutReceived;
