import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { Button } from '../../components/Button';
import * as styles from './Stage.css';

const listPrefix = unstable_serialize(() => null);

/** A button that has everything on the screen read again, as an event of the stream would. It then goes, for the picture's sake. */
export const withReread: Decorator = (Story) => (
  <>
    <Story />
    <Reread />
  </>
);

function Reread() {
  const { cache, mutate } = useSWRConfig();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const reread = () => {
    setShown(false);
    for (const key of cache.keys()) {
      if (key.startsWith(listPrefix)) cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
      void mutate(key);
    }
  };
  return (
    <div className={styles.corner}>
      <Button size="small" onPress={reread}>
        Something changed elsewhere
      </Button>
    </div>
  );
}
