import { type Mode, type ModeName, modes, modesOf, windowOf } from './modes';

/** One of the circumstances in which Chromatic takes a picture: globals of Storybook, and the size of the window. */
type ChromaticMode = Record<string, unknown>;

/** A window has a width and a height there. */
function inChromatic({ globals }: Mode): ChromaticMode {
  const { viewport: _, ...rest } = globals;
  const viewport = windowOf(globals);
  return viewport ? { ...rest, viewport } : rest;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The default, which is pictured always, and the modes that have a picture here. What a browser has to pretend is no mode of Chromatic's. */
function chromaticModes(tags: readonly string[]): Record<string, ChromaticMode> {
  const isPictured = (name: ModeName) => modes[name].isPictured && modes[name].emulates === 'none';
  const tagged = modesOf(tags).filter(isPictured);
  return { light: { theme: 'light' }, ...Object.fromEntries(tagged.map((name) => [name, inChromatic(modes[name])])) };
}

/** Tags of a component and of its story; `!dark` on the story takes one back. */
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
  const chromatic = { modes: chromaticModes(tags), disableSnapshot: tags.includes('no-pixels'), ...own };
  return { ...story, parameters: { ...parameters, chromatic } };
}

interface MetaFactory {
  story(input?: Annotations): unknown;
}

interface Factory {
  meta(input: Annotations): MetaFactory;
}

/**
 * Lets the tags of a story say to Chromatic what they say to the local suite. Storybook can derive everything of a story but its parameters, and
 * those are what Chromatic reads; so they are added where a story is made.
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
