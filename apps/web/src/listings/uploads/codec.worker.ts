import { compressImage, compressionErrorText } from '@porchlight/flows/compression';

import { canvasCodec, readBitmap, type Canvas } from './canvasCodec.ts';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages.ts';

function offscreenCanvas(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d'),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    free() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

const codec = canvasCodec(readBitmap, offscreenCanvas);

async function answer({ file, name }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    // Some browsers turn a `File` into a `Blob` when it is posted to a worker.
    return { ok: true, image: await compressImage(new File([file], name, { type: file.type }), codec) };
  } catch (error) {
    return { ok: false, message: compressionErrorText(error) };
  }
}

globalThis.addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  void answer(event.data).then((result) => globalThis.postMessage(result));
});
