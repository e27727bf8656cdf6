import type { HubModule } from '@concordia/api-client';
import { Dialog } from '../../../components/Dialog';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { ModuleApi } from './ModuleApi';
import { ModuleHealth } from './ModuleHealth';
import { ModuleTools } from './ModuleTools';

export interface ModuleDetailsProps {
  module: HubModule;
  onClose: () => void;
}

export function ModuleDetails({ module, onClose }: ModuleDetailsProps) {
  const words = useStrings(hubModuleStrings);
  const hasApi = module.openapi_url !== null;
  const hasTools = module.mcp_endpoint !== null;
  return (
    <Dialog
      title={module.name}
      size="large"
      isOpen
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Tabs>
        <TabList label={words.views({ name: module.name })}>
          <Tab id="health">{words.health}</Tab>
          {hasApi && <Tab id="api">{words.api}</Tab>}
          {hasTools && <Tab id="tools">{words.tools}</Tab>}
        </TabList>
        <TabPanel id="health">
          <ModuleHealth module={module} />
        </TabPanel>
        {hasApi && (
          <TabPanel id="api">
            <ModuleApi moduleId={module.id} />
          </TabPanel>
        )}
        {hasTools && (
          <TabPanel id="tools">
            <ModuleTools moduleId={module.id} />
          </TabPanel>
        )}
      </Tabs>
    </Dialog>
  );
}
