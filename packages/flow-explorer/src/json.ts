/** Data as people read it: files by name, errors by message. */
export function showJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) => {
      if (part instanceof File) return `File ${part.name}`;
      if (part instanceof Blob) return `Blob of ${part.size} bytes`;
      if (part instanceof Error) return part.message;
      return typeof part === 'function' ? 'function' : part;
    },
    2,
  );
}
