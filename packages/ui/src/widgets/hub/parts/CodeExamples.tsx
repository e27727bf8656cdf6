import { useId, useState } from 'react';
import { CodeBlock } from '../../../components/CodeBlock';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubStrings } from '../../../strings/generated/hub';

const LANGUAGES = ['typescript', 'python', 'curl'] as const;

type Language = (typeof LANGUAGES)[number];

/** Syntax highlighting per language: curl commands are shell. */
const GRAMMARS = { typescript: 'typescript', python: 'python', curl: 'bash' } as const;

/** Visible lines per example; longer ones scroll. */
const MOST_LINES = 24;

export interface CodeExample {
  /** Translated. */
  title: string;
  languages: Partial<Record<Language, string>>;
}

export interface CodeExamplesProps {
  /** In the order a developer needs them. */
  examples: readonly CodeExample[];
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Code examples to copy. One language choice applies to all of them. */
export function CodeExamples({ examples, headingLevel = 3 }: CodeExamplesProps) {
  const words = useStrings(hubStrings);
  const headingId = useId();
  const offered = LANGUAGES.filter((language) => examples.some(({ languages }) => languages[language] !== undefined));
  const [chosen, setChosen] = useState<Language>('typescript');
  const choose = (key: unknown) => setChosen((before) => LANGUAGES.find((language) => language === key) ?? before);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="sm">
        <Heading level={headingLevel} id={headingId}>
          {words.examples}
        </Heading>
        <Text size="dense" tone="muted">
          {words.examplesHelp}
        </Text>
        <Tabs selectedKey={offered.includes(chosen) ? chosen : offered[0]} onSelectionChange={choose}>
          <TabList label={words.language}>
            {offered.map((language) => (
              <Tab key={language} id={language}>
                {words.languages[language]}
              </Tab>
            ))}
          </TabList>
          {offered.map((language) => (
            <TabPanel key={language} id={language}>
              <Snippets examples={examples} language={language} />
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </section>
  );
}

function Snippets({ examples, language }: Pick<CodeExamplesProps, 'examples'> & { language: Language }) {
  return (
    <Stack gap="lg">
      {examples.map(({ title, languages }) => {
        const code = languages[language];
        if (code === undefined) return null;
        return (
          <CodeBlock
            key={title}
            label={title}
            code={code.trimEnd()}
            language={GRAMMARS[language]}
            maxLines={MOST_LINES}
          />
        );
      })}
    </Stack>
  );
}
