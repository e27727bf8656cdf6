import { keepChoice, keptChoice } from '../../app/preference';

const layoutPreference = { key: 'concordia_layout', choices: ['board', 'table'] } as const;

export type Layout = (typeof layoutPreference.choices)[number];

/** The layout in the address, or else the one chosen last. */
export const layoutOf = (params: URLSearchParams): Layout =>
  layoutPreference.choices.find((choice) => choice === params.get('layout')) ?? keptChoice(layoutPreference);

export const keepLayout = (layout: Layout): void => keepChoice(layoutPreference, layout);
