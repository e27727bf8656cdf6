import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import * as styles from './GridList.css';
import { reorder } from './reorder';

export function useReorder<Item extends object>(
  keys: readonly string[],
  getText: (item: Item) => string,
  items: readonly Item[],
  onReorder: ((keys: string[]) => void) | undefined,
) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) =>
      [...dragged].map((key) => {
        const item = items[keys.indexOf(String(key))];
        return { 'text/plain': item ? getText(item) : '' };
      }),
    onReorder: ({ keys: moved, target }) => {
      if (target.dropPosition === 'on') return;
      onReorder?.(
        reorder(keys, new Set([...moved].map((key) => String(key))), String(target.key), target.dropPosition),
      );
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.gap} />,
  });
  return { dragAndDropHooks: onReorder ? dragAndDropHooks : undefined };
}
