/** Leads to a component's page. The page is in a frame, so it replaces the whole window. */
export const ComponentLink = ({ name }: { name: string }) => (
  <a href={`?path=/docs/components-${name.toLowerCase()}--docs`} target="_top">
    {name}
  </a>
);
