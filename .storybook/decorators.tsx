import { LocaleProvider } from '@concordia/ui/locale';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { SWRConfig } from 'swr';
import { useTurnedTo } from './direction';
import { readerOf } from './reader';
import { zoomText } from './textZoom';
import { showTheme } from './theme';

/** Space around a story, the same in Storybook and in the pictures. `layout: 'fullscreen'` is for what fills the window. */
export const withFrame: Decorator = (Story, { parameters }) =>
  parameters.layout === 'fullscreen' ? (
    <Story />
  ) : (
    <div style={{ padding: '1rem' }}>
      <Story />
    </div>
  );

/** Puts theme, direction and size of the text on `<html>`, where the app has them too: overlays are portalled out of the story's root. */
export const withDocument: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const textZoom = Number(globals.textZoom);
  const turnedTo = useTurnedTo();
  const { locale, direction, timeZone, translate } = readerOf(turnedTo ? { ...globals, direction: turnedTo } : globals);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.lang = locale;
  }, [direction, locale]);
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(() => zoomText(textZoom), [textZoom]);
  return (
    <LocaleProvider locale={locale} timeZone={timeZone} translate={translate}>
      <Story />
    </LocaleProvider>
  );
};

/** A fresh cache for every story, with the refresh rules of the app: what is shown changes only when the story changes it. */
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

/** Follows links by saying so: a story that left its page would take the test runner with it. */
export const withStillRouter: Decorator = (Story, { parameters }) => {
  const { onNavigate } = parameters;
  return (
    <RouterProvider navigate={typeof onNavigate === 'function' ? onNavigate : () => undefined}>
      <Story />
    </RouterProvider>
  );
};
