import { useEffect, useState } from 'react';
import {
  keepThemeChoice,
  keptThemeChoice,
  onSystemThemeChange,
  resolveTheme,
  showTheme,
  type ThemeChoice,
} from './theme';

/** The chosen theme, applied to the document, and a setter that stores it. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(keptThemeChoice);

  useEffect(() => {
    const show = () => showTheme(resolveTheme(choice));
    show();
    return choice === 'system' ? onSystemThemeChange(show) : undefined;
  }, [choice]);

  const choose = (next: ThemeChoice) => {
    keepThemeChoice(next);
    setChoice(next);
  };
  return [choice, choose];
}
