import { turnPage } from './direction';
import { zoomText } from './textZoom';
import { showTheme } from './theme';

/**
 * Changes what stands in the page to what Storybook's globals ask for, as it would change for a reader of the app.
 *
 * @returns how to take it back.
 */
export function changeInPlace({ theme, textZoom, direction }: Readonly<Record<string, unknown>>): () => void {
  const takeBack: (() => void)[] = [];
  if (theme === 'dark' || theme === 'light') takeBack.push(showTheme(theme));
  if (textZoom !== undefined) takeBack.push(zoomText(Number(textZoom)));
  if (direction === 'rtl' || direction === 'ltr') takeBack.push(turnPage(direction));
  return () => {
    for (const back of takeBack.toReversed()) back();
  };
}
