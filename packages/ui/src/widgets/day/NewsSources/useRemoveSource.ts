import { createNewsSource, deleteNewsSource, type NewsSource, updateNewsSource } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { useAction } from '../../channels/setup';

/** Removes a source and offers undo, which adds it again. @param onChange reloads the list. */
export function useRemoveSource(onChange: () => Promise<void>): (source: NewsSource) => Promise<void> {
  const words = useStrings(newsSourceStrings);
  const toast = useToast();
  const action = useAction();
  const bringBack = async ({ url, name, isOn }: NewsSource) => {
    const { id } = await createNewsSource({ url, name });
    if (!isOn) await updateNewsSource(id, { isOn });
    await onChange();
  };
  return (source) =>
    action(
      async () => {
        await deleteNewsSource(source.id);
        await onChange();
        const onPress = () => void action(() => bringBack(source), words.undoFailed({ name: source.name }));
        toast({ title: words.removed({ name: source.name }), action: { label: words.undo, onPress } });
      },
      words.removeFailed({ name: source.name }),
    );
}
