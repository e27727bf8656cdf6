// Must come first, before the rest of the app runs.
import './app/start';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadLanguage } from './app/language/chosenLanguage';
import { pageOf } from './app/navigation/pages';

const root = document.getElementById('root');
if (root === null) throw new Error('Root element not found');

/** Pages that take longer to load show a skeleton. */
const patienceMs = 200;

/* Usually the page's code and language arrive with the app, so both render together: a skeleton would stay for its minimum time and cost rendering. */
const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
const arrived = Promise.all([pageOf(location.pathname).preload(), preloadLanguage()]);
void Promise.race([arrived, patience]).then(() =>
  // In a transition, React renders in slices of a few milliseconds and yields to the browser.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
