import { highlight, type Language } from './highlight';
import { Lines } from './Lines';

interface HighlightedProps {
  code: string;
  language: Language;
}

/** Separate chunk: it contains the grammars and loads with the first code block. */
export function Highlighted({ code, language }: HighlightedProps) {
  return (
    <span data-highlighted>
      <Lines lines={highlight(code, language)} />
    </span>
  );
}
