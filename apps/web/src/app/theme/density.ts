import { type Density, densities } from '@concordia/ui/theme';

/** Local storage key. `public/theme.js` reads it before the first paint. */
export const DENSITY_STORAGE_KEY = 'concordia_density';

const isDensity = (value: unknown): value is Density => densities.some((density) => density === value);

/** The stored choice; `comfortable` if there is none or storage is blocked. */
export function keptDensity(): Density {
  try {
    const kept = localStorage.getItem(DENSITY_STORAGE_KEY);
    return isDensity(kept) ? kept : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

/** Stores the choice. If storage is blocked, it lasts for this visit. */
export function keepDensity(density: Density): void {
  try {
    localStorage.setItem(DENSITY_STORAGE_KEY, density);
  } catch {
    // Ignored: the page shows the choice anyway.
  }
}

/** Applies to the whole document: overlays are outside the app's root. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}
