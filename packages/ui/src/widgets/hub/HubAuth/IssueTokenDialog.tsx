import { type IssuedToken, useListModules } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useListState } from '../../channels/setup';
import { IssuedTokenView } from './IssuedTokenView';
import { IssueTokenForm } from './IssueTokenForm';

interface IssueTokenDialogProps {
  onClose: () => void;
  onIssued: () => Promise<void>;
}

/** Issues a token for a module, then shows it once: it cannot be read again. */
export function IssueTokenDialog({ onClose, onIssued }: IssueTokenDialogProps) {
  const words = useStrings(hubAuthStrings);
  const modules = useListState(useListModules(), words.modulesFailed);
  const [issued, setIssued] = useState<{ name: string; token: IssuedToken } | null>(null);
  return (
    <Dialog
      title={issued === null ? words.issue : words.issueFor({ name: issued.name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      {issued === null ? (
        <WidgetFrame
          title={words.issue}
          isHeadingHidden
          headingLevel={3}
          state={modules}
          skeleton={<SkeletonShape shape="block" height="16rem" />}
          empty={<EmptyState size="compact" title={words.noModules} description={words.noModulesHelp} />}
        >
          {(all) => (
            <IssueTokenForm
              modules={all}
              onClose={onClose}
              onIssued={(name, token) => {
                setIssued({ name, token });
                void onIssued();
              }}
            />
          )}
        </WidgetFrame>
      ) : (
        <IssuedTokenView token={issued.token} onClose={onClose} />
      )}
    </Dialog>
  );
}
