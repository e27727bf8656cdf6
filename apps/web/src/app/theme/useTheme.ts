import { useEffect, useState } from 'react';
import {
  keepThemeChoice,
  keptThemeChoice,
  onSystemThemeChange,
  resolveTheme,
  showTheme,
  type ThemeChoice,
} from './theme';

/** The theme that the person chose, shown on the whole document; and a way to choose another, which is kept. */
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
