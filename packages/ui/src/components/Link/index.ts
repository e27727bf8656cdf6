export { Link, type LinkProps } from './Link';
export { LinkContext } from './LinkContext';
