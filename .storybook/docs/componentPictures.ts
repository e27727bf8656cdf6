/** A component with the picture that the tests compare. */
export interface ComponentPicture {
  name: string;
  picture: string;
  /** Its page in this Storybook. */
  href: string;
}

const pictures = import.meta.glob<string>('../baselines/components-*/playground.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

const folders = import.meta.glob('../../packages/ui/src/components/[A-Z]*/*.stories.tsx');

/** Folder names by their lower-case form, which is how Storybook and the pictures are named. */
const names = new Map(
  Object.keys(folders)
    .map((path) => path.split('/').at(-2) ?? '')
    .map((name) => [name.toLowerCase(), name]),
);

/** All components that have a picture, by name. */
export const componentPictures: readonly ComponentPicture[] = Object.entries(pictures)
  .flatMap(([path, picture]) => {
    const id = path.split('/').at(-2) ?? '';
    const name = names.get(id.replace('components-', ''));
    return name === undefined ? [] : [{ name, picture, href: `?path=/docs/${id}--docs` }];
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));
