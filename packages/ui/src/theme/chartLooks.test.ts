import { CHART_LOOKS, CHART_THEMES } from '@concordia/domain/charts';
import { expect, it } from 'vitest';
import { palettes } from './palette';

it.each(CHART_THEMES)('charts that the server draws have the %s theme’s own colors', (theme) => {
  const { surfaceRaised, ink, inkMuted, hairline, outline, series } = palettes[theme];
  const { sea, ochre, slate, clay } = series;
  expect(CHART_LOOKS[theme]).toEqual({
    ground: surfaceRaised,
    ink,
    inkMuted,
    hairline,
    outline,
    sea,
    ochre,
    slate,
    clay,
  });
});
