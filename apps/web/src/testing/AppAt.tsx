import { MemoryRouter } from 'react-router-dom';
import { LinkRouter } from '../app/navigation/LinkRouter';
import { Shell } from '../app/Shell';

/**
 * The whole app, opened at an address, in the language and theme of the story.
 *
 * Navigation is no transition here: in the frame of a story React does not commit the router's, so a pressed link would lead nowhere.
 */
export const AppAt = ({ path }: { path: string }) => (
  <MemoryRouter initialEntries={[path]} useTransitions={false}>
    <LinkRouter>
      <Shell />
    </LinkRouter>
  </MemoryRouter>
);
