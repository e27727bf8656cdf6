import { createContext, type ReactNode, use } from 'react';
import { Icon, type IconName } from '../Icon';
import { SkeletonText } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './DescriptionList.css';

type Layout = NonNullable<styles.ListVariants['layout']>;

const LayoutContext = createContext<Layout>('rows');

export interface DescriptionListProps {
  /** `Description`s. */
  children: ReactNode;
  /**
   * `rows`: names in a column beside their values, with hairlines between. `above`: names over values, in narrow places. `icons`: drawings stand
   * for the names, in as many columns as fit.
   *
   * @default 'rows'
   */
  layout?: Layout;
}

/** What is known of one thing: names, each with its value. Several things with the same names are a `Table`. */
export function DescriptionList({ children, layout = 'rows' }: DescriptionListProps) {
  return (
    <LayoutContext value={layout}>
      <dl className={styles.list({ layout })}>{children}</dl>
    </LayoutContext>
  );
}

export interface DescriptionProps {
  /** The name: "Location". */
  term: string;
  /** The value. */
  children: ReactNode;
  /** A drawing that everybody knows the name by; it needs the layout `icons`. */
  icon?: IconName;
  /** A badge that judges the value, at the end of a row. */
  end?: ReactNode;
}

/** One name and its value, in a `DescriptionList`. */
export function Description({ term, children, icon, end }: DescriptionProps) {
  const layout = use(LayoutContext);
  const isDrawn = layout === 'icons' && icon !== undefined;
  return (
    <div className={styles.item({ layout })}>
      <dt className={styles.term({ layout })}>
        {isDrawn ? (
          <>
            <Icon name={icon} size="small" />
            <VisuallyHidden>{term}</VisuallyHidden>
          </>
        ) : (
          <SkeletonText>{term}</SkeletonText>
        )}
      </dt>
      <dd className={styles.value({ layout })}>
        <SkeletonText>{children}</SkeletonText>
      </dd>
      {end !== undefined && <dd className={styles.end}>{end}</dd>}
    </div>
  );
}
