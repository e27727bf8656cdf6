import { createContext, useContext } from 'react';
import type { DirectionChoice, LanguageChoice } from './preferences';

export interface LanguageSettings {
  readonly language: LanguageChoice;
  readonly chooseLanguage: (choice: LanguageChoice) => void;
  readonly direction: DirectionChoice;
  readonly chooseDirection: (choice: DirectionChoice) => void;
}

export const LanguageContext = createContext<LanguageSettings | null>(null);

export function useLanguageSettings(): LanguageSettings {
  const settings = useContext(LanguageContext);
  if (settings === null) throw new Error('No Localized around this component.');
  return settings;
}
