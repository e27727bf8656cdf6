import { describe, expect, it } from 'vitest';
import { createDragStore } from './dragStore';

describe('createDragStore', () => {
  it('holds one card and tells who listens', () => {
    const store = createDragStore();
    const heard: (string | undefined)[] = [];
    const forget = store.subscribe(() => heard.push(store.get()?.cardId));
    store.set({ cardId: 'a', label: 'A', from: 'inbox' });
    store.set(null);
    forget();
    store.set({ cardId: 'b', label: 'B', from: 'inbox' });
    expect(heard).toEqual(['a', undefined]);
    expect(store.get()?.cardId).toBe('b');
  });
});
