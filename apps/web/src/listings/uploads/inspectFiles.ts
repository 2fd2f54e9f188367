import { inspectImage } from '@porchlight/flows/compression';
import type { InspectedFile, PickedFile } from '@porchlight/flows/uploadQueue';

/** What chosen files really are, with a preview URL for each picture. The queue releases the URLs. */
export function inspectFiles(files: readonly PickedFile[]): Promise<InspectedFile[]> {
  return Promise.all(
    files.map(async ({ id, file }) => {
      const facts = await inspectImage(file);
      return { id, ...facts, preview: facts.type === undefined ? null : URL.createObjectURL(file) };
    }),
  );
}
