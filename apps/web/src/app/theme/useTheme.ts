import { useEffect, useState } from 'react';
import { keepChoice, keptChoice } from '../preference';
import { onSystemThemeChange, resolveTheme, showTheme, type ThemeChoice, themePreference } from './theme';

/** The chosen theme, applied to the document, and a setter that stores it. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(() => keptChoice<ThemeChoice>(themePreference));

  useEffect(() => {
    const show = () => showTheme(resolveTheme(choice));
    show();
    return choice === 'system' ? onSystemThemeChange(show) : undefined;
  }, [choice]);

  const choose = (next: ThemeChoice) => {
    keepChoice(themePreference, next);
    setChoice(next);
  };
  return [choice, choose];
}
