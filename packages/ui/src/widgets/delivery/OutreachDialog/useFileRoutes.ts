import { type UploadedFile, useListChannels } from '@concordia/api-client';
import { type Channel, type FileRoute, fileRefusal, filesNotTaken } from '@concordia/domain';

/** The file route of each channel. The provider is loaded once there are files. A new conversation is never public. */
export function useFileRoutes(hasFiles: boolean): (channel: Channel) => FileRoute {
  const { data } = useListChannels({ swr: { enabled: hasFiles } });
  return (channel) => {
    const connection = data?.find((one) => one.channel === channel);
    const { provider = null, isReachable = true } = connection ?? {};
    return { channel, provider, isPublic: false, isReachable };
  };
}

export type FileNote = 'notTaken' | 'notTheseTaken';

/** Whether a channel accepts no files at all, or not these; `null` if it accepts them. */
export function fileNote(route: FileRoute, files: readonly UploadedFile[], text: string): FileNote | null {
  if (filesNotTaken(route) !== null) return 'notTaken';
  return fileRefusal(route, files, text) === null ? null : 'notTheseTaken';
}
