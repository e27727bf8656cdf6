/** What a component of react-aria does, without its ways to be drawn and without what ours say otherwise: how it looks is the library's own. */
export type Behaviour<Props, Otherwise extends PropertyKey = never> = Omit<
  Props,
  'className' | 'style' | 'children' | 'render' | Otherwise
>;
