/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChartTheme } from './chartTheme';

export type MakeMorningBriefParams = {
theme?: ChartTheme;
};
