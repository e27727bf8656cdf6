// First, before the rest of the app has run.
import './app/start';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { pageOf } from './app/navigation/pages';

const root = document.getElementById('root');
if (root === null) throw new Error('Root element not found');

/** A page that takes longer to come is waited for on the screen, as a skeleton. */
const patienceMs = 200;

/*
 * The page comes along with the app, so it is drawn with it: skeletons that are shown stay for a while, and drawing them takes time, too.
 */
const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
void Promise.race([pageOf(location.pathname).preload(), patience]).then(() =>
  // As a transition, React draws in slices of a few milliseconds and leaves the browser room between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
