import type { Hex } from './color';
import type { Palette } from './palette';

/** 4.5 for text, 3 for large text and the essential parts of controls (WCAG 1.4.3 and 1.4.11). */
type LeastRatio = 4.5 | 3;

/** A foreground and background that some component combines. */
export interface Pair {
  name: string;
  foreground: Hex;
  background: Hex;
  least: LeastRatio;
}

type Named = readonly [name: string, color: Hex];

function cross(foregrounds: readonly Named[], backgrounds: readonly Named[], least: LeastRatio): Pair[] {
  return foregrounds.flatMap(([front, foreground]) =>
    backgrounds.map(([back, background]) => ({ name: `${front} on ${back}`, foreground, background, least })),
  );
}

const pick = <Key extends string>(colors: Record<Key, Hex>, keys: readonly Key[]): Named[] =>
  keys.map((key) => [key, colors[key]]);

/** All pairs in use in a theme. A component that combines two colors must add them here: the contrast test checks only these. */
export function usedPairs(color: Palette): Pair[] {
  const surfaces: Named[] = [
    ['surface', color.surface],
    ['surfaceRaised', color.surfaceRaised],
    ['surfaceSunken', color.surfaceSunken],
    ['surfaceHover', color.surfaceHover],
    ['surfacePressed', color.surfacePressed],
    ['surfaceSelected', color.surfaceSelected],
  ];
  const meanings = Object.entries({
    negative: color.negative,
    warning: color.warning,
    positive: color.positive,
    notice: color.notice,
    priorityHigh: color.priority.high,
    priorityMedium: color.priority.medium,
    priorityLow: color.priority.low,
  });
  const resting = surfaces.slice(0, 4);

  return [
    ...cross(
      [
        ['ink', color.ink],
        ['inkMuted', color.inkMuted],
        ['accentInk', color.accentInk],
      ],
      surfaces,
      4.5,
    ),
    ...cross([['onInverse', color.onInverse]], [['surfaceInverse', color.surfaceInverse]], 4.5),
    ...cross(
      [['ink', color.ink]],
      [
        ['selection', color.selection],
        ['accentSoft', color.accentSoft],
      ],
      4.5,
    ),
    ...cross([['accentInk', color.accentInk]], [['accentSoft', color.accentSoft]], 4.5),
    ...cross([['inkMuted', color.inkMuted]], [['negative.soft', color.negative.soft]], 4.5),
    ...cross([['accentPressed', color.accentPressed]], [['accentSoft', color.accentSoft]], 3),
    ...cross([['onAccent', color.onAccent]], pick(color, ['accent', 'accentHover', 'accentPressed']), 4.5),
    ...cross([['onDanger', color.onDanger]], pick(color, ['danger', 'dangerHover', 'dangerPressed']), 4.5),
    ...cross(pick(color, ['outline', 'accent', 'danger']), resting, 3),
    ...cross([['focus', color.focus]], surfaces, 3),
    ...meanings.flatMap(([name, meaning]) => [
      ...cross([[`${name}.ink`, meaning.ink]], [...surfaces, [`${name}.soft`, meaning.soft]], 4.5),
      ...cross([[`${name}.mark`, meaning.mark]], [...surfaces, [`${name}.soft`, meaning.soft]], 3),
    ]),
    ...Object.entries(color.channel).flatMap(([name, hue]) => cross([[`channel.${name}`, hue]], surfaces, 3)),
    ...Object.entries(color.code).flatMap(([name, ink]) => cross([[`code.${name}`, ink]], surfaces, 4.5)),
    ...Object.entries(color.series).flatMap(([name, hue]) => cross([[`series.${name}`, hue]], resting, 3)),
    ...cross(
      [['ink', color.ink]],
      Object.entries(color.heat)
        .slice(0, 3)
        .map(([name, hue]) => [`heat.${name}`, hue]),
      4.5,
    ),
    ...cross(
      [['onAccent', color.onAccent]],
      Object.entries(color.heat)
        .slice(3)
        .map(([name, hue]) => [`heat.${name}`, hue]),
      4.5,
    ),
    ...Object.entries(color.avatar).flatMap(([name, { ink, ground }]) =>
      cross([[`avatar.${name}.ink`, ink]], [[`avatar.${name}.ground`, ground]], 4.5),
    ),
  ];
}
