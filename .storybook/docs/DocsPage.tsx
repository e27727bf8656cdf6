import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { KeyboardMap } from './KeyboardMap';

/** Gives each widget story its own iframe: stories set the mocked server responses, which one page cannot share. Components share the page. */
const placeOf = (title: string): ComponentProps<typeof Canvas>['story'] =>
  title.startsWith('Widgets/') ? { inline: false, height: '36rem' } : {};

/** The docs page for components without their own: description, first story, keyboard map, props, remaining stories. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const [primary, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {primary && <Canvas of={primary.moduleExport} story={placeOf(primary.title)} withToolbar />}
      <KeyboardMap />
      {primary && <Controls of={primary.moduleExport} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} story={placeOf(story.title)} withToolbar />
        </Anchor>
      ))}
    </>
  );
}
