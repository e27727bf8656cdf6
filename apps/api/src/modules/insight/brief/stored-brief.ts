import {
  BriefIntentSchema,
  type ChartTheme,
  type MorningBrief,
  MorningBriefSchema,
  valueFields,
} from '@concordia/contract/insight';
import { z } from 'zod';
import type { BriefRow } from './brief.repository.js';

const ContentSchema = MorningBriefSchema.omit({
  version: true,
  generatedAt: true,
  generatedBy: true,
  charts: true,
}).extend({
  charts: MorningBriefSchema.shape.charts.omit({ emailPerformance: true, segments: true, theme: true }),
  // Missing in older stored briefs.
  topIntent: BriefIntentSchema.extend({
    valueBasis: valueFields.valueBasis.default('unknown'),
    valueRange: valueFields.valueRange.default(null),
  })
    .nullable()
    .default(null),
  responseTargets: MorningBriefSchema.shape.responseTargets.default(null),
  replyTimes: MorningBriefSchema.shape.replyTimes.default(null),
});

export type BriefContent = z.infer<typeof ContentSchema>;

const PicturesSchema = z.object({ emailPerformance: z.string(), segments: z.string() });
const DrawnSchema = z.object({ light: PicturesSchema, dark: PicturesSchema });

/** Charts in both themes: PNG in base64. */
export type DrawnCharts = z.infer<typeof DrawnSchema>;

export const contentOf = (row: Pick<BriefRow, 'content'>): BriefContent => ContentSchema.parse(JSON.parse(row.content));
export const drawnOf = (row: BriefRow): DrawnCharts => DrawnSchema.parse(JSON.parse(row.charts));

export function briefOf(row: BriefRow, theme: ChartTheme): MorningBrief {
  const { charts, ...content } = contentOf(row);
  return {
    ...content,
    version: row.version,
    generatedAt: new Date(row.generated_at).toISOString(),
    generatedBy: row.generated_by,
    charts: { ...charts, ...drawnOf(row)[theme], theme },
  };
}
