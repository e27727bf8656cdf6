import { createContext, type ReactNode, type Ref, use } from 'react';
import { Icon, type IconName } from '../Icon';
import { SkeletonText } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './DescriptionList.css';

type Layout = NonNullable<styles.ListVariants['layout']>;

const LayoutContext = createContext<Layout>('rows');

export interface DescriptionListProps {
  children: ReactNode;
  /**
   * `rows`: terms beside values, with hairlines. `above`: terms above values, for narrow containers. `icons`: icons
   * instead of terms, in as many columns as fit.
   *
   * @default 'rows'
   */
  layout?: Layout;
  ref?: Ref<HTMLDListElement>;
}

/** The attributes of one item, as terms and values. For several items with the same attributes, use `Table`. */
export function DescriptionList({ children, layout = 'rows', ref }: DescriptionListProps) {
  return (
    <LayoutContext.Provider value={layout}>
      <dl ref={ref} className={styles.list({ layout })}>
        {children}
      </dl>
    </LayoutContext.Provider>
  );
}

export interface DescriptionProps {
  /** The name of the attribute: "Location". */
  term: string;
  children: ReactNode;
  /** A well-known icon for the term. It is shown only in the `icons` layout. */
  icon?: IconName;
  /** A badge that rates the value, at the end of the row. */
  end?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Description({ term, children, icon, end, ref }: DescriptionProps) {
  const layout = use(LayoutContext);
  const isDrawn = layout === 'icons' && icon !== undefined;
  return (
    <div ref={ref} className={styles.item({ layout })}>
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
