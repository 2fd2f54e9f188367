/** One server-sent event. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events off a response body: each ends with an empty line, comments begin with a colon.
 * Through `fetch` rather than `EventSource`, which cannot send an Authorization header.
 *
 * @param onSound Called whenever anything arrives, comments included: the other side is still there.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSound: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSound();
      buffer += value.replaceAll('\r\n', '\n');
      let end = buffer.indexOf('\n\n');
      while (end >= 0) {
        const event = parseEvent(buffer.slice(0, end));
        if (event !== undefined) yield event;
        buffer = buffer.slice(end + 2);
        end = buffer.indexOf('\n\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The event of one block of lines; nothing for a block of comments. */
export function parseEvent(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  let isEvent = false;
  for (const line of block.split('\n')) {
    if (line === '' || line.startsWith(':')) continue;
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    isEvent ||= field === 'event' || field === 'data';
  }
  return isEvent ? { event, data: data.join('\n') } : undefined;
}
