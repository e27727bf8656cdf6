import { turnPage } from './direction';
import { zoomText } from './textZoom';
import { showDensity, showTheme } from './theme';

/**
 * Applies Storybook's globals to the rendered page, as when a reader changes the setting.
 *
 * @returns a function that restores the page.
 */
export function changeInPlace({ theme, density, textZoom, direction }: Readonly<Record<string, unknown>>): () => void {
  const takeBack: (() => void)[] = [];
  if (theme === 'dark' || theme === 'light') takeBack.push(showTheme(theme));
  if (density === 'compact') takeBack.push(showDensity(density));
  if (textZoom !== undefined) takeBack.push(zoomText(Number(textZoom)));
  if (direction === 'rtl' || direction === 'ltr') takeBack.push(turnPage(direction));
  return () => {
    for (const back of takeBack.toReversed()) back();
  };
}
