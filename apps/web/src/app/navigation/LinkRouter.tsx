import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';
import { useLinkHref } from './useLinkHref';

/** Has the links and menus of the library follow the app's routes, and the browser everything else. */
export function LinkRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (href: string) => {
    if (leadsOutside(href)) window.location.assign(href);
    else void navigate(href);
  };
  return (
    // oxlint-disable-next-line react/hooks -- the library takes the hook itself and calls it in each link
    <RouterProvider navigate={follow} useHref={useLinkHref}>
      {children}
    </RouterProvider>
  );
}
