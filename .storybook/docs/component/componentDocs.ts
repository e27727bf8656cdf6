import type { ReactNode } from 'react';

type Some<T> = readonly [T, ...T[]];

/** Versions are those of CHANGELOG.md. */
export type ComponentStatus =
  /** May change without notice. */
  | { is: 'draft'; since: string }
  | { is: 'stable'; since: string }
  /** Still works. `instead` names the component that replaces it. */
  | { is: 'deprecated'; since: string; instead: string };

export interface Example {
  /** Rendered live on the page. */
  show: ReactNode;
  /** One sentence under it. */
  because: string;
}

export interface ExamplePair {
  good: Example;
  bad: Example;
}

/** What a component's page says beyond its stories and props. Every part is required. */
export interface ComponentDocs {
  status: ComponentStatus;
  /** Each completes "Use it to …" or "Use it when …", as a sentence. */
  whenToUse: Some<string>;
  /** Situations for another component. `instead` is its name. */
  whenNotToUse: Some<{ when: string; instead?: string }>;
  /** The parts a reader sees, in reading order. */
  anatomy: Some<{ part: string; what: string }>;
  examples: Some<ExamplePair>;
  accessibility: {
    /** The roles and elements that assistive technology finds, as a sentence. */
    roles: string;
    /** What a screen reader says, and when. */
    announced: Some<string>;
  };
  /** Advice on wording. */
  content: Some<string>;
  /** Names of components. */
  related: readonly string[];
  /** Newest first. */
  changes: Some<{ version: string; what: string }>;
}

/** Types the default export of `X.docs.tsx`, beside the component. */
export const componentDocs = (docs: ComponentDocs): ComponentDocs => docs;
