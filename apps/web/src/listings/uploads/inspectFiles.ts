import { type ImageFacts, inspectImage } from '@porchlight/flows/compression';
import type { InspectedFile, PickedFile } from '@porchlight/flows/uploadQueue';

/** What chosen files really are, with a preview URL for each picture. The queue releases the URLs. */
export function inspectFiles(files: readonly PickedFile[]): Promise<InspectedFile[]> {
  return Promise.all(
    files.map(async ({ id, file }) => {
      const { turn, ...facts } = await inspectImage(file);
      return {
        id,
        ...facts,
        ...(turn !== undefined && !(await isTurnedByBrowser(file, facts)) && { turn }),
        preview: facts.type === undefined ? null : URL.createObjectURL(file),
      };
    }),
  );
}

/** Whether the browser turns a WebP by its Exif: one that lies on its side changes its width then. */
async function isTurnedByBrowser(file: Blob, { width }: ImageFacts): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const isTurned = bitmap !== undefined && bitmap.width !== width;
  bitmap?.close();
  return isTurned;
}
