import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { docsThemes } from '../docs-theme';
import { showTheme } from '../theme';
import { subscribe, toolbarGlobals } from './toolbarGlobals';

const themeOfToolbar = () => (toolbarGlobals().theme === 'dark' ? 'dark' : 'light');

/** The page around the stories follows the theme of the toolbar, as the stories on it do. */
export function ThemedContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, themeOfToolbar);
  // Pages without a story have no decorator that sets the theme.
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer {...rest} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
