import { type Density, densities } from '@concordia/ui/theme';
import type { Preference } from '../preference';

/** `public/theme.js` reads it before the first paint. */
export const densityPreference = { key: 'concordia_density', choices: densities } satisfies Preference<Density>;

/** Applies to the whole document: overlays are outside the app's root. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}
