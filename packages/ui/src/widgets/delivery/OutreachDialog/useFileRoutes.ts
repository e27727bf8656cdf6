import { type UploadedFile, useListChannels } from '@concordia/api-client';
import { type Channel, type FileRoute, fileRefusal, filesNotTaken } from '@concordia/domain';

/** How files would go on each channel; who carries it is asked for once there are some. What begins a conversation never stands in public. */
export function useFileRoutes(hasFiles: boolean): (channel: Channel) => FileRoute {
  const { data } = useListChannels({ swr: { enabled: hasFiles } });
  return (channel) => {
    const provider = data?.find((one) => one.channel === channel)?.provider ?? null;
    return { channel, provider, isPublic: false };
  };
}

/** What stands in the way of files on a channel. */
export type FileNote = 'notTaken' | 'notTheseTaken';

/** Whether a channel takes no files at all, or not these; `null` when it takes them. */
export function fileNote(route: FileRoute, files: readonly UploadedFile[], text: string): FileNote | null {
  if (filesNotTaken(route) !== null) return 'notTaken';
  return fileRefusal(route, files, text) === null ? null : 'notTheseTaken';
}
