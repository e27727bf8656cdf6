import { swrDefaults } from '@concordia/api-client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import '@concordia/ui/theme';
import { Localized } from './language/Localized';
import { LinkRouter } from './navigation/LinkRouter';
import { Shell } from './Shell';

export function App() {
  return (
    <BrowserRouter>
      <LinkRouter>
        <SWRConfig value={swrDefaults}>
          <Localized>
            <Shell />
          </Localized>
        </SWRConfig>
      </LinkRouter>
    </BrowserRouter>
  );
}
