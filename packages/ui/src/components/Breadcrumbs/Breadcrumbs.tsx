import { Fragment, type Ref, useRef } from 'react';
import { useObjectRef } from 'react-aria';
import { Link } from 'react-aria-components';
import { useStrings } from '../../locale';
import { breadcrumbStrings } from '../../strings/generated/breadcrumb';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import * as styles from './Breadcrumbs.css';
import { useHiddenCrumbs } from './useHiddenCrumbs';

export interface Crumb {
  href: string;
  label: string;
}

export interface BreadcrumbsProps {
  /** From the outermost page to the current one, which is not a link. */
  pages: readonly Crumb[];
  /** Accessible name, if the page has several breadcrumbs. @default 'Where you are' */
  'aria-label'?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The path to the current page. If there is too little room, the middle pages move into a menu. For a single step
 * back, use `BackLink`.
 */
export function Breadcrumbs({ pages, ref, ...rest }: BreadcrumbsProps) {
  const words = useStrings(breadcrumbStrings);
  const frame = useObjectRef(ref);
  const ruler = useRef<HTMLDivElement>(null);
  const hidden = useHiddenCrumbs(frame, ruler);
  const between = pages.slice(1, 1 + hidden);
  return (
    <nav ref={frame} aria-label={rest['aria-label'] ?? words.label} className={styles.frame}>
      <div ref={ruler} aria-hidden className={styles.ruler}>
        <span className={styles.more}>
          <span className={styles.moreRuler} />
          <Separator />
        </span>
        {pages.map(({ href, label }, index) => (
          <span key={href} className={styles.crumb} data-current={index === pages.length - 1 || undefined}>
            {label}
            {index < pages.length - 1 && <Separator />}
          </span>
        ))}
      </div>
      <ol className={styles.list}>
        {pages.map((page, index) => (
          <Fragment key={page.href}>
            {index === 1 && hidden > 0 && <Between pages={between} />}
            {(index === 0 || index > hidden) && <Page page={page} isCurrent={index === pages.length - 1} />}
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Page({ page, isCurrent }: { page: Crumb; isCurrent: boolean }) {
  return (
    <li className={styles.crumb} data-current={isCurrent || undefined}>
      {isCurrent ? (
        <span aria-current="page" className={styles.words}>
          {page.label}
        </span>
      ) : (
        <>
          <Link href={page.href} className={styles.link}>
            {page.label}
          </Link>
          <Separator />
        </>
      )}
    </li>
  );
}

function Between({ pages }: { pages: readonly Crumb[] }) {
  const words = useStrings(breadcrumbStrings);
  return (
    <li className={styles.more}>
      <MenuTrigger>
        <IconButton icon="ellipsis" label={words.more} />
        <Menu aria-label={words.more}>
          {pages.map(({ href, label }) => (
            <MenuItem key={href} href={href}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Separator />
    </li>
  );
}

function Separator() {
  return (
    <span className={styles.separator}>
      <Icon name="chevron-right" size="small" />
    </span>
  );
}
