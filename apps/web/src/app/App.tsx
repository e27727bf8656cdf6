import { swrDefaults } from '@concordia/api-client';
import { LocaleProvider } from '@concordia/ui/locale';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import '@concordia/ui/theme';
import { localeOf, timeZoneHere } from './locale';
import { LinkRouter } from './navigation/LinkRouter';
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
  const [timeZone] = useState(timeZoneHere);
  return (
    <LinkRouter>
      <LocaleProvider locale={localeOf(navigator.languages)} timeZone={timeZone}>
        <SWRConfig value={swrDefaults}>
          <Shell />
        </SWRConfig>
      </LocaleProvider>
    </LinkRouter>
  );
}
