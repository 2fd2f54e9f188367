function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * A `fetch` for uploads with progress, based on XMLHttpRequest: `fetch` has no upload progress, and streamed
 * bodies need HTTP/2. Supports method, headers, body and signal.
 *
 * @param onProgress called with a rising fraction from 0 to 1
 */
export function uploadWithProgress(onProgress: (fraction: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const { url } = new Request(input);
      const request = new XMLHttpRequest();
      const stop = (): void => request.abort();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      const tell = ({ loaded, total }: ProgressEvent): void => onProgress(total > 0 ? loaded / total : 1);
      request.upload.onprogress = tell;
      request.upload.onload = tell;
      request.onload = () =>
        resolve(
          new Response(request.response === '' ? null : request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        );
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () =>
        reject(signal?.reason instanceof Error ? signal.reason : new TypeError('Aborted'));
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted === true) reject(signal.reason);
      else request.send(body instanceof ReadableStream ? null : body);
    });
}
