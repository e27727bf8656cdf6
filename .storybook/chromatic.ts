import { type Mode, modes, modesOf, windowOf } from './modes';

/** Storybook globals and viewport for one Chromatic snapshot. */
type ChromaticMode = Record<string, unknown>;

/** Chromatic takes `viewport` as width and height, and forced colors as a media feature of its browser, not as globals. */
function inChromatic({ globals, emulates }: Mode): ChromaticMode {
  const { viewport: _, ...rest } = globals;
  const viewport = windowOf(globals);
  return {
    ...rest,
    ...(viewport && { viewport }),
    ...(emulates === 'forcedColors' && { theme: 'light', forcedColors: 'active' }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The default and every pictured mode. A finger cannot be had on Chromatic. */
function chromaticModes(tags: readonly string[]): Record<string, ChromaticMode> {
  const isPictured = ({ isPictured: wanted, emulates }: Mode) => wanted && emulates !== 'touch';
  const tagged = modesOf(tags).filter((name) => isPictured(modes[name]));
  return { light: { theme: 'light' }, ...Object.fromEntries(tagged.map((name) => [name, inChromatic(modes[name])])) };
}

/** Merges component and story tags; `!dark` on the story removes one. */
const tagsOf = (...lists: unknown[]): string[] => {
  const tags = lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter((tag) => typeof tag === 'string');
  return tags.filter((tag) => !tags.includes(`!${tag}`));
};

interface Annotations {
  tags?: unknown;
  parameters?: unknown;
}

function withModes(story: Annotations, meta: Annotations): Annotations {
  const tags = tagsOf(meta.tags, story.tags);
  const parameters = isObject(story.parameters) ? story.parameters : {};
  const own = isObject(parameters.chromatic) ? parameters.chromatic : {};
  const chromatic = {
    modes: chromaticModes(tags),
    disableSnapshot: tags.includes('no-pixels'),
    // As in the local pictures: what moves stands where it ends.
    prefersReducedMotion: 'reduce',
    ...own,
  };
  return { ...story, parameters: { ...parameters, chromatic } };
}

interface MetaFactory {
  story(input?: Annotations): unknown;
}

interface Factory {
  meta(input: Annotations): MetaFactory;
}

/**
 * Translates story tags into Chromatic modes. Chromatic reads only parameters, which Storybook cannot derive from tags, so they are added where a
 * story is defined.
 */
export function tellChromatic(preview: Factory): void {
  const defineMeta = preview.meta;
  preview.meta = (metaInput) => {
    const meta = defineMeta(metaInput);
    const defineStory = meta.story;
    meta.story = (input = {}) => defineStory(withModes(input, metaInput));
    return meta;
  };
}
