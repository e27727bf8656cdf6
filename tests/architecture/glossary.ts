/** Words of our own that the field has a term for, and the term. Parts of names count, in any case: `useDeed`, `RowBones`, `courierOf`. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  bone: 'skeleton shape',
  bones: 'skeleton',
  courier: 'delivery worker',
  deed: 'action',
  deeds: 'actions',
  doors: 'routes, or links',
  parcel: 'delivery',
  postman: 'HTTP sender',
  standstill: 'pause',
  stumbles: 'fault injector',
};

/** Words that are good English, and say nothing as the name of a type. */
export const VAGUE_TYPES: Readonly<Record<string, string>> = {
  Asked: 'what it is: OpenDialog, OutreachRequest',
  Drawing: 'what is drawn: ChartCanvas; or who draws: AudienceSampler',
  Lie: 'Orientation',
  Told: 'what it is: IncomingEnvelope, MailOutcome',
  Trouble: 'fault, or failure',
};

/** The words that an identifier is made of, in lower case: `useTaskDeeds` is use, task, deeds. */
const partsOf = (identifier: string): string[] =>
  identifier.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((part) => part.toLowerCase());

const TYPE = /\b(?:class|interface|type)\s+(\w+)/g;

/** Names in a source that the glossary has another word for. Strings and comments are left to whoever reads them. */
export function privateWordsIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`/g, '');
  const names = new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
  const own = [...names].flatMap((name) => {
    const word = partsOf(name).find((part) => Object.hasOwn(GLOSSARY, part));
    return word === undefined ? [] : [`${name}: ${GLOSSARY[word]}`];
  });
  const vague = [...code.matchAll(TYPE)].flatMap(([, name = '']) =>
    Object.hasOwn(VAGUE_TYPES, name) ? [`${name}: ${VAGUE_TYPES[name]}`] : [],
  );
  return [...own, ...vague];
}
