import { useMemo } from 'react';
import { highlight, type Language } from './highlight';
import { Lines } from './Lines';

interface HighlightedProps {
  code: string;
  language: Language;
}

/** The part that brings the grammars along: it is fetched when the first code is shown. */
export function Highlighted({ code, language }: HighlightedProps) {
  const lines = useMemo(() => highlight(code, language), [code, language]);
  return (
    <span data-highlighted>
      <Lines lines={lines} />
    </span>
  );
}
