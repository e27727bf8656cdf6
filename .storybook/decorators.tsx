import { LocaleProvider } from '@concordia/ui/locale';
import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, useLayoutEffect, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { SWRConfig } from 'swr';
import { useTurnedTo } from './direction';
import { readerOf } from './reader';
import { zoomText } from './textZoom';
import { showDensity, showTheme } from './theme';

/** The property tells parts that are as high as the window what the frame takes of it. */
const frame: CSSProperties & Record<'--story-frame', string> = { padding: '1rem', '--story-frame': '2rem' };

/** Adds the same space around a story in Storybook and in screenshots. `layout: 'fullscreen'` fills the window. */
export const withFrame: Decorator = (Story, { parameters }) =>
  parameters.layout === 'fullscreen' ? (
    <Story />
  ) : (
    <div style={frame}>
      <Story />
    </div>
  );

/** Sets theme, density, direction and text size on `<html>`, as in the app: overlays are portalled out of the story root. */
export const withDocument: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const density = globals.density === 'compact' ? 'compact' : 'comfortable';
  const textZoom = Number(globals.textZoom);
  const turnedTo = useTurnedTo();
  const { locale, direction, timeZone, translate } = readerOf(turnedTo ? { ...globals, direction: turnedTo } : globals);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.lang = locale;
  }, [direction, locale]);
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(() => showDensity(density), [density]);
  useLayoutEffect(() => zoomText(textZoom), [textZoom]);
  return (
    <LocaleProvider locale={locale} timeZone={timeZone} translate={translate}>
      <Story />
    </LocaleProvider>
  );
};

/** Gives every story a fresh query cache without background refetches. */
export const withFreshCache: Decorator = (Story, { id, globals }) => {
  const circumstances = `${id} ${globals.network}`;
  const cache = useMemo(() => new Map(), [circumstances]);
  return (
    <SWRConfig
      key={circumstances}
      value={{
        provider: () => cache,
        dedupingInterval: 0,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      }}
    >
      <Story />
    </SWRConfig>
  );
};

/** Reports navigation instead of following links: leaving the page would end the test run. */
export const withStillRouter: Decorator = (Story, { parameters }) => {
  const { onNavigate } = parameters;
  return (
    <RouterProvider navigate={typeof onNavigate === 'function' ? onNavigate : () => undefined}>
      <Story />
    </RouterProvider>
  );
};
