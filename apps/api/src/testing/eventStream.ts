export interface HeardEvent {
  event: string;
  data: unknown;
}

/** Reads the events of a stream one by one; `null` at its end. */
export function listenTo(stream: ReadableStream<Uint8Array> | null) {
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async next(): Promise<HeardEvent | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event = /^event: (.*)$/m.exec(block)?.[1];
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (event !== undefined) return { event, data: JSON.parse(data ?? 'null') };
          continue;
        }
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return null;
        text += decoder.decode(chunk.value, { stream: true });
      }
    },
    stop: () => reader?.cancel(),
  };
}
