import { useHref } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';

/** Where a link leads: the router completes addresses of the app, and would take any other for a path below the page. */
export function useLinkHref(href: string): string {
  const isOutside = leadsOutside(href);
  const inside = useHref(isOutside ? '/' : href);
  return isOutside ? href : inside;
}
