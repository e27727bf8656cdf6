import { highlight, type Language } from './highlight';
import { Lines } from './Lines';

interface HighlightedProps {
  code: string;
  language: Language;
}

/** The part that brings the grammars along: it is fetched when the first code is shown. */
export function Highlighted({ code, language }: HighlightedProps) {
  return (
    <span data-highlighted>
      <Lines lines={highlight(code, language)} />
    </span>
  );
}
