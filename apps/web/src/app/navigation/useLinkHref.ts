import { useHref } from 'react-router-dom';
import { leadsOutside } from './leadsOutside';

/** Resolves a link: the router completes app addresses, but would treat others as relative paths. */
export function useLinkHref(href: string): string {
  const isOutside = leadsOutside(href);
  const inside = useHref(isOutside ? '/' : href);
  return isOutside ? href : inside;
}
