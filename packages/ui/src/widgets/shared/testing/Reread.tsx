import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { Button } from '../../../components/Button';
import * as styles from './Stage.css';

const listPrefix = unstable_serialize(() => null);

/** `window.dispatchEvent(new Event(REREAD))` replaces the button in stories where a dialog covers it. */
export const REREAD = 'story:reread';

/** A button that revalidates everything, as a stream event would. It hides when pressed, to stay out of snapshots. */
export const withReread: Decorator = (Story) => (
  <>
    <Story />
    <Reread />
  </>
);

function Reread() {
  const { cache, mutate } = useSWRConfig();
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const reread = () => {
      for (const key of cache.keys()) {
        if (key.startsWith(listPrefix)) cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
        void mutate(key);
      }
    };
    window.addEventListener(REREAD, reread);
    return () => window.removeEventListener(REREAD, reread);
  }, [cache, mutate]);

  if (!isShown) return null;
  return (
    <div className={styles.corner}>
      <Button
        size="small"
        onPress={() => {
          setShown(false);
          window.dispatchEvent(new Event(REREAD));
        }}
      >
        Something changed elsewhere
      </Button>
    </div>
  );
}
