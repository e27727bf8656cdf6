/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AboutAnswer } from './aboutAnswer';
import type { AboutFailure } from './aboutFailure';
import type { AboutOffer } from './aboutOffer';
import type { AboutPromise } from './aboutPromise';

/**
 * What an action is: a stable `code`, and the values it is described by.
 */
export type ActionAbout = AboutAnswer | AboutPromise | AboutOffer | AboutFailure;
