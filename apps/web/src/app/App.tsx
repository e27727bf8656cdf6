import { swrDefaults } from '@concordia/api-client';
import { LocaleProvider } from '@concordia/ui/locale';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BrowserRouter, useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import '@concordia/ui/theme';
import { localeOf, timeZoneHere } from './locale';
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
  const [timeZone] = useState(timeZoneHere);
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <LocaleProvider locale={localeOf(navigator.languages)} timeZone={timeZone}>
        <SWRConfig value={swrDefaults}>
          <Shell />
        </SWRConfig>
      </LocaleProvider>
    </RouterProvider>
  );
}
