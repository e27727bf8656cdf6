import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { ComponentDocs } from './componentDocs';

const files = import.meta.glob<ComponentDocs>('../../../packages/ui/src/components/*/*.docs.tsx', {
  import: 'default',
});

const none = Promise.resolve(null);

/** Loads by component name, once a page: React needs the same promise at every render. */
const loads = new Map(
  Object.entries(files).map(([path, load]) => {
    let loading: Promise<ComponentDocs> | undefined;
    const once = () => {
      loading ??= load();
      return loading;
    };
    return [/(\w+)\.docs\.tsx$/.exec(path)?.[1] ?? '', once] as const;
  }),
);

/** The documentation of the component that `of` is about. `null` for a widget. Suspends while it loads. */
export function useComponentDocs(of: Of = 'meta'): ComponentDocs | null {
  const { preparedMeta } = useOf(of, ['meta']);
  const [kind, name = ''] = preparedMeta.title.split('/');
  return useDocsOf(kind === 'Components' ? name : '');
}

/** The documentation of a component by its name; `null` if there is none of that name. Suspends while it loads. */
export const useDocsOf = (name: string): ComponentDocs | null => use(loads.get(name)?.() ?? none);
