import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import { ComponentStatus } from './component';
import { componentPictures } from './componentPictures';
import * as styles from './Gallery.css';

/** All components, each with the picture that the tests compare, and its status. */
export function Gallery() {
  return (
    <Unstyled>
      <ul className={styles.list}>
        {componentPictures.map(({ name, picture, href }) => (
          <li key={name} className={styles.item}>
            <a className={styles.card} href={href} target="_top">
              <img className={styles.picture} src={picture} alt="" loading="lazy" />
              {name}
            </a>
            <Suspense fallback={<span className={styles.status}>…</span>}>
              <ComponentStatus name={name} className={styles.status} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
