import type { MessageTemplate } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { filledPart } from './filledTemplate';
import * as styles from './TemplateDialog.css';

/** How the message will read. */
export function TemplatePreview({ template, texts }: { template: MessageTemplate; texts: readonly string[] }) {
  const words = useStrings(replyFileStrings);
  const header = filledPart(template, 'header', texts);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      {header !== null && (
        <Text size="dense" dir="auto" weight="semibold">
          {header}
        </Text>
      )}
      <Text size="dense" dir="auto">
        {filledPart(template, 'body', texts)}
      </Text>
      {template.footer !== null && (
        <Text size="dense" dir="auto" tone="muted">
          {template.footer}
        </Text>
      )}
    </section>
  );
}
