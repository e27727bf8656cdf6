import { MemoryRouter } from 'react-router-dom';
import { LinkRouter } from '../app/navigation/LinkRouter';
import { Shell } from '../app/Shell';

/** The whole app, opened at an address, in the language and theme of the story. */
export const AppAt = ({ path }: { path: string }) => (
  <MemoryRouter initialEntries={[path]}>
    <LinkRouter>
      <Shell />
    </LinkRouter>
  </MemoryRouter>
);
