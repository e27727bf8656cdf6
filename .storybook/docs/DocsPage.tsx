import { Anchor, Canvas, Description, DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Suspense, useContext } from 'react';
import { ComponentIntro, ComponentReference } from './component';

/** Gives each widget story its own iframe: stories set the mocked server responses, which one page cannot share. Components share the page. */
const placeOf = (title: string): ComponentProps<typeof Canvas>['story'] =>
  title.startsWith('Widgets/') ? { inline: false, height: '36rem' } : {};

/** The docs page of a component or widget without an MDX page: playground, usage, reference, remaining stories. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const [primary, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (primary === undefined) return <Title />;
  return (
    <Suspense>
      <Title />
      <Description of="meta" />
      <Canvas of={primary.moduleExport} story={placeOf(primary.title)} withToolbar />
      <ComponentIntro />
      <ComponentReference playground={primary.moduleExport} />
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} story={placeOf(story.title)} withToolbar />
        </Anchor>
      ))}
    </Suspense>
  );
}
