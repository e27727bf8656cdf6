import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';

/** Where a link leads: the router completes addresses of the app, and would take any other for a path below the page. */
function useLinkHref(href: string): string {
  const isOutside = leadsOutside(href);
  const inside = useHref(isOutside ? '/' : href);
  return isOutside ? href : inside;
}

/** Has the links and menus of the library follow the app's routes, and the browser everything else. */
export function LinkRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (href: string) => {
    if (leadsOutside(href)) window.location.assign(href);
    else void navigate(href);
  };
  return (
    <RouterProvider navigate={follow} useHref={useLinkHref}>
      {children}
    </RouterProvider>
  );
}
