import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads server-sent events from a response body until it ends. Uses `fetch`, because `EventSource` can't send
 * an Authorization header.
 *
 * @param onChunk called for any data, including comments: the server is still there
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
