import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { TickerStrip } from '@concordia/ui/widgets/day/TickerStrip';
import { contactHref } from '../../app/navigation/hrefs';
import { stripStrings } from '../../strings/generated/strip';
import { showStrip } from './strip';

export function DashboardStrip() {
  const words = useStrings(stripStrings);
  const toast = useToast();
  const hide = () => {
    showStrip(false);
    toast({
      title: words.hidden,
      description: words.hiddenHelp,
      action: { label: words.undo, onPress: () => showStrip(true) },
    });
  };
  return <TickerStrip contactHref={contactHref} onHide={hide} />;
}
