import { swrDefaults, useGetWorkspaceSettings } from '@concordia/api-client';
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
      <LinkRouter>
        <SWRConfig value={swrDefaults}>
          <Localized />
        </SWRConfig>
      </LinkRouter>
    </BrowserRouter>
  );
}

/** Language and number formats are the reader's; currency and time zone are the workspace's, once they are known. */
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
