import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads server-sent events off a response body until it ends. Through `fetch` rather than `EventSource`, which cannot
 * send an Authorization header.
 *
 * @param onChunk Called whenever anything arrives, comments included: the other side is still there.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
  onChunk: () => void,
): Promise<void> {
  const parser = createParser({ onEvent });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      parser.feed(value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
