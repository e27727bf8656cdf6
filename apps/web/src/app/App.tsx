import { swrDefaults, useGetWorkspaceSettings } from '@concordia/api-client';
import { LocaleProvider } from '@concordia/ui/locale';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import '@concordia/ui/theme';
import { localeOf, timeZoneHere } from './locale';
import { LinkRouter } from './navigation/LinkRouter';
import { Shell } from './Shell';

export function App() {
  return (
    <BrowserRouter>
      <LinkRouter>
        <SWRConfig value={swrDefaults}>
          <Localized />
        </SWRConfig>
      </LinkRouter>
    </BrowserRouter>
  );
}

/** Language and number formats follow the reader; currency and time zone follow the workspace once loaded. */
function Localized() {
  const [here] = useState(timeZoneHere);
  const { data: settings } = useGetWorkspaceSettings();
  return (
    <LocaleProvider
      locale={localeOf(navigator.languages)}
      timeZone={settings?.timeZone ?? here}
      currency={settings?.currency}
    >
      <Shell />
    </LocaleProvider>
  );
}
