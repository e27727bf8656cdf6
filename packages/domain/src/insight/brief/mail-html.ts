import { CHART_LOOKS } from '../charts/look.js';
import { escapeXml } from '../charts/svg.js';
import type { BriefContent } from './content.js';
import { briefSections } from './mail-text.js';

/** Content-IDs of the images in a brief's email (`cid:`). */
export const BRIEF_PICTURES = { emailPerformance: 'email-performance', segments: 'segments' } as const;

const { ink, inkMuted, hairline } = CHART_LOOKS.light;

/** Renders a brief as email HTML: one column, no style sheet, images with alternative text. */
export function briefHtml(brief: BriefContent, currency: string): string {
  const { charts } = brief;
  const { heading, summary, sections } = briefSections(brief, currency);
  const picture = (id: string, words: string) =>
    `<img src="cid:${id}" alt="${escapeXml(words)}" width="${charts.width}" height="${charts.height}" style="display:block;max-width:100%;height:auto;margin:16px 0;border:1px solid ${hairline}">`;
  const parts = sections.map(
    ({ title, lines }) =>
      `<h2 style="font-size:15px;margin:24px 0 8px">${escapeXml(title)}</h2><ul style="margin:0;padding-left:20px">${lines
        .map((line) => `<li dir="auto" style="margin:4px 0">${escapeXml(line)}</li>`)
        .join('')}</ul>`,
  );
  return [
    `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:14px/1.5 Inter,system-ui,sans-serif;color:${ink}">`,
    `<div style="max-width:640px"><h1 style="font-size:19px;margin:0 0 8px">${escapeXml(heading)}</h1>`,
    `<p style="margin:0;color:${inkMuted}">${escapeXml(summary)}</p>`,
    picture(BRIEF_PICTURES.emailPerformance, charts.emailPerformanceText),
    picture(BRIEF_PICTURES.segments, charts.segmentsText),
    ...parts,
    '</div></body></html>',
  ].join('\n');
}
