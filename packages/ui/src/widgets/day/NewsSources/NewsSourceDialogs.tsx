import { createNewsSource, deleteNewsSource, type NewsSource, updateNewsSource } from '@concordia/api-client';
import { webAddress } from '../../../components/Form';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { SourceDialogs, type SourceTask } from '../sources';

export type NewsSourceTask = SourceTask<NewsSource>;

interface NewsSourceDialogsProps {
  task: NewsSourceTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** Only samples are asked about before they are removed: others can be brought back. */
export function NewsSourceDialogs(props: NewsSourceDialogsProps) {
  const words = useStrings(newsSourceStrings);
  return (
    <SourceDialogs
      {...props}
      words={words}
      removal={(name) => ({ title: words.askRemoveSample({ name }), help: words.askRemoveSampleHelp })}
      validate={webAddress(words.addressWrong)}
      add={createNewsSource}
      rename={updateNewsSource}
      remove={deleteNewsSource}
    />
  );
}
