import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';
import { useLinkHref } from './useLinkHref';

/** Routes app links through the router, and leaves the rest to the browser. */
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
