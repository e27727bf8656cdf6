import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';

/**
 * Routes app links through the router, and leaves the rest to the browser.
 *
 * Addresses stay as they are written: the router's `useHref` would render every link of the page whenever the address changes.
 */
export function LinkRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (href: string) => {
    if (leadsOutside(href)) window.location.assign(href);
    else void navigate(href);
  };
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
