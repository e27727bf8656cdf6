import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './Gallery.css';
import { gallery } from './gallery';

/** All components, each with the picture that the tests compare. */
export function Gallery() {
  return (
    <Unstyled>
      <ul className={styles.list}>
        {gallery.map(({ name, picture, href }) => (
          <li key={name}>
            <a className={styles.card} href={href} target="_top">
              <img className={styles.picture} src={picture} alt="" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
