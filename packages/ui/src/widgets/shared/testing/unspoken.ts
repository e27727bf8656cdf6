import { initials } from '@concordia/domain';
import { bytesIn } from '../../../locale/bytes';

/** Attributes that users hear or see. */
const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Strings built into react-aria, which brings their translations. */
const ofReactAria: ReadonlySet<string> = new Set([
  'DropZone',
  'Press Enter to start dragging.',
  'Number field',
  'Decrease',
  'Increase',
  'hour,',
  'minute,',
]);

const hasLetters = (text: string): boolean => /\p{L}{2,}/u.test(text);

/**
 * Whether only figures and symbols lie outside the brackets, `[Šéñð ~~]`, that the pseudo-locale puts around catalog strings.
 * Strings may have their own brackets around figures: `[šížé:[10-100] ~~]`.
 */
function isBracketed(text: string): boolean {
  const rest = text.replaceAll(/\[[^[\]\p{L}]*\]|\[[^[\]]*~\]/gu, '');
  return rest === text ? text !== '' && !hasLetters(text) : rest === '' || isBracketed(rest);
}

/** The server's data, in every form in which a screen shows it. */
interface Data {
  has: (text: string) => boolean;
}

/**
 * Finds text under an element that is neither translated nor data: in the pseudo-locale, text without brackets. A sentence
 * with a link inside is in brackets as a whole.
 */
export function unspokenIn(root: Element, data: Data): string[] {
  const found = new Set<string>();
  const judge = (text: string, around: Element | null) => {
    const said = text.trim();
    if (!hasLetters(said) || isBracketed(said) || ofReactAria.has(said) || data.has(said)) return;
    const sentences = [around, around?.parentElement].map((element) => element?.textContent?.trim() ?? '');
    if (!sentences.some(isBracketed)) found.add(said);
  };
  for (const element of root.querySelectorAll('*')) {
    // Code is the same in every language.
    if (element.closest('[lang="la"], style, code')) continue;
    for (const name of spokenAttributes) judge(element.getAttribute(name) ?? '', null);
    for (const child of element.childNodes) if (child instanceof Text) judge(child.data, element);
  }
  return [...found];
}

const dateForms: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long' },
];
const dates = dateForms.map((options) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }));

/** A value as it is, by lines, as initials, or formatted as a date or a size. @param json the body of a response. */
function* formsOf(json: unknown): Generator<string> {
  if (typeof json === 'number') yield bytesIn('en-GB', json);
  if (typeof json === 'string') {
    // Shortcuts are typed with a leading slash; of a file's name the extension stands by itself.
    yield* [json, `/${json}`, ...json.split('\n'), ...json.split(/(?=\.\w+$)/), initials(json)];
    const instant = /^\d{4}-\d\d-\d\d/.test(json) ? Date.parse(json) : Number.NaN;
    if (!Number.isNaN(instant)) for (const date of dates) yield date.format(instant);
  }
  if (typeof json === 'object' && json !== null) for (const value of Object.values(json)) yield* formsOf(value);
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Long enough that no string of the UI is part of the data by chance. */
const unmistakable = 20;

/** Collects the server's responses until `stop` is called. */
export function listenForData(): Data & { stop: () => void } {
  const heard = new Set<string>();
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    const body = await response.clone().text();
    // Technical details of an error.
    if (!response.ok) heard.add(`${response.status}: ${body}`);
    if (response.headers.get('content-type')?.includes('json'))
      for (const form of formsOf(JSON.parse(body))) heard.add(oneLine(form));
    return response;
  };
  const isPart = (text: string) => text.length > unmistakable && [...heard].some((whole) => whole.includes(text));
  return {
    has: (text) => heard.has(text) || isPart(oneLine(text.replace(/…$/u, ''))),
    stop: () => {
      window.fetch = fetch;
    },
  };
}
