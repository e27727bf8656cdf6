/** The behavior props of a react-aria component, without its styling props and those our component defines itself. */
export type Behavior<Props, Otherwise extends PropertyKey = never> = Omit<
  Props,
  'className' | 'style' | 'children' | 'render' | Otherwise
>;
