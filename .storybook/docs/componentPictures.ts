/** A component with the picture that the tests compare. */
export interface ComponentPicture {
  name: string;
  picture: string;
  /** Its page in this Storybook. */
  href: string;
}

/** What moves has no picture of its playground; its matrix stands still. */
const pictures = import.meta.glob<string>('../baselines/components-*/{matrix,playground}.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One of each component: the playground, whose name comes last. */
const pictureOf = new Map(
  Object.entries(pictures)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([path, picture]) => [path.split('/').at(-2) ?? '', picture]),
);

const folders = import.meta.glob('../../packages/ui/src/components/[A-Z]*/*.stories.tsx');

/** Folder names by their lower-case form, which is how Storybook and the pictures are named. */
const names = new Map(
  Object.keys(folders)
    .map((path) => path.split('/').at(-2) ?? '')
    .map((name) => [name.toLowerCase(), name]),
);

/** All components that have a picture, by name. */
export const componentPictures: readonly ComponentPicture[] = [...pictureOf]
  .flatMap(([id, picture]) => {
    const name = names.get(id.replace('components-', ''));
    return name === undefined ? [] : [{ name, picture, href: `?path=/docs/${id}--docs` }];
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));
