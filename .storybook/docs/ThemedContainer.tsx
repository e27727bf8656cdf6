import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { docsThemes } from '../docs-theme';
import { showTheme } from '../theme';

type Named = keyof typeof docsThemes;

const named = (theme: unknown): Named => (theme === 'dark' ? 'dark' : 'light');

/** The manager opens a page with what the toolbar says: `globals=theme:dark;direction:rtl`. */
const themeOfAddress = (): Named =>
  named(/(?:^|;)theme:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1]);

/** The page around the stories follows the theme of the toolbar, as the stories on it do. */
export function ThemedContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => setTheme(named(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  // Pages without a story have no decorator that sets the theme.
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer {...rest} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
