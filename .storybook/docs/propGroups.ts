import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { parent?: { fileName: string } | null; declarations?: { fileName: string }[] }>;
}

/** Props that react-aria defines, by what they are about. Their groups are collapsed on the page. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^aria-|^role$/, 'Accessibility'],
  [/^on[A-Z]/, 'Events'],
  [/^(form\w*|name|value|type|validate|validationBehavior|isRequired|isInvalid)$/, 'Form'],
];

const hasDocgen = (component: unknown): component is { __docgenInfo: Docgen } =>
  component !== null &&
  (typeof component === 'function' || typeof component === 'object') &&
  '__docgenInfo' in component;

const isInherited = ({ parent, declarations = [] }: NonNullable<Docgen['props']>[string]): boolean =>
  [...(parent ? [parent] : []), ...declarations].every(({ fileName }) => fileName.includes('node_modules'));

const isElement = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.some(isElement));

/** `@default 'medium'` arrives in a second pair of quotes. */
const inOnePair = (summary: string): string => summary.replace(/^"('.*')"$/, '$1');

/** Puts a component's own props first, and what it passes on to react-aria into groups after them. */
export const groupProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = hasDocgen(component) ? (component.__docgenInfo.props ?? {}) : {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      // An element has no useful control: its internals would fill the column.
      const control = isElement(initialArgs[name]) ? { control: false as const } : {};
      const prop = props[name];
      const { defaultValue } = argType.table ?? {};
      const table = {
        ...argType.table,
        ...(defaultValue?.summary !== undefined && {
          defaultValue: { ...defaultValue, summary: inOnePair(defaultValue.summary) },
        }),
      };
      if (prop === undefined || !isInherited(prop)) return [name, { ...argType, ...control, table }];
      const subcategory = groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other';
      return [name, { ...argType, ...control, table: { ...table, category: 'From react-aria', subcategory } }];
    }),
  );
};
