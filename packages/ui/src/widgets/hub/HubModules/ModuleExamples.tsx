import { codeExamples } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { CodeExamples, type CodeExamplesProps } from '../parts';

export function ModuleExamples({ headingLevel }: Pick<CodeExamplesProps, 'headingLevel'>) {
  const words = useStrings(hubModuleStrings);
  const { registerModule, moduleHealth } = codeExamples;
  return (
    <CodeExamples
      headingLevel={headingLevel}
      examples={[
        { title: words.exampleRegister, languages: registerModule.languages },
        { title: words.exampleHealth, languages: moduleHealth.languages },
      ]}
    />
  );
}
