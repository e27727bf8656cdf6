import { keepChoice } from '../app/preference';
import { densityPreference } from '../app/theme/density';
import { themePreference } from '../app/theme/theme';

/** Stores the toolbar's theme and density as the reader's choice: the app applies its own once its header has loaded. */
export function storyPreferences({ globals }: { globals: Readonly<Record<string, unknown>> }): () => void {
  keepChoice(themePreference, globals.theme === 'dark' ? 'dark' : 'light');
  keepChoice(densityPreference, globals.density === 'compact' ? 'compact' : 'comfortable');
  return () => {
    keepChoice(themePreference, themePreference.choices[0]);
    keepChoice(densityPreference, densityPreference.choices[0]);
  };
}
