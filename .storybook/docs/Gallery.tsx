import { Unstyled } from '@storybook/addon-docs/blocks';
import { componentPictures } from './componentPictures';
import * as styles from './Gallery.css';

/** All components, each with the picture that the tests compare. */
export function Gallery() {
  return (
    <Unstyled>
      <ul className={styles.list}>
        {componentPictures.map(({ name, picture, href }) => (
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
