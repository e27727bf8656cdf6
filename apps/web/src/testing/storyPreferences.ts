import { densityPreference } from '../app/theme/density';
import { themePreference } from '../app/theme/theme';

/** Stores what Storybook's toolbar says as the reader's choice: the app applies its own choice once its header has loaded. */
export function storyPreferences({ globals }: { globals: Readonly<Record<string, unknown>> }): () => void {
  const stored = [
    [themePreference.key, globals.theme === 'dark' ? 'dark' : 'light'],
    [densityPreference.key, globals.density === 'compact' ? 'compact' : 'comfortable'],
  ] as const;
  for (const [key, choice] of stored) localStorage.setItem(key, choice);
  return () => {
    for (const [key] of stored) localStorage.removeItem(key);
  };
}
