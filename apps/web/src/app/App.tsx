import { swrDefaults } from '@concordia/api-client';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { BrowserRouter, useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import '@concordia/ui/theme';
import { localeOf } from './locale';
import { Shell } from './Shell';

/** Everything around the pages: addresses, language, cached answers. */
export function App() {
  return (
    <BrowserRouter>
      <Services />
    </BrowserRouter>
  );
}

function Services() {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <I18nProvider locale={localeOf(navigator.languages)}>
        <SWRConfig value={swrDefaults}>
          <Shell />
        </SWRConfig>
      </I18nProvider>
    </RouterProvider>
  );
}
