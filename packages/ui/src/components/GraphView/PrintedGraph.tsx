import { useEffect, useRef } from 'react';
import * as styles from './GraphView.css';

/** Stands in for the drawing on paper: what WebGL drew is gone when a page is printed. */
export function PrintedGraph({ picture }: { picture: () => HTMLCanvasElement | null }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const show = () => {
      const drawn = picture();
      if (drawn !== null && image.current !== null) image.current.src = drawn.toDataURL();
    };
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  });
  return <img ref={image} alt="" className={styles.printed} />;
}
