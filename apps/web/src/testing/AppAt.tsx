import { MemoryRouter } from 'react-router-dom';
import { LanguageContext, type LanguageSettings } from '../app/language/LanguageContext';
import { LinkRouter } from '../app/navigation/LinkRouter';
import { Shell } from '../app/Shell';

/** The story decides on the language, so that the app's own choice changes nothing. */
const ofStory: LanguageSettings = {
  language: 'system',
  chooseLanguage: () => undefined,
  direction: 'language',
  chooseDirection: () => undefined,
};

/** The whole app, opened at an address, in the language and theme of the story. */
export const AppAt = ({ path }: { path: string }) => (
  <MemoryRouter initialEntries={[path]}>
    <LinkRouter>
      <LanguageContext value={ofStory}>
        <Shell />
      </LanguageContext>
    </LinkRouter>
  </MemoryRouter>
);
