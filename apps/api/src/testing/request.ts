export interface TestRequest {
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** The client's IP address. */
  address?: string;
}

export function buildRequest(
  method: string,
  path: string,
  request: TestRequest,
  origin = 'http://porchlight.test',
): Request {
  const headers = new Headers(request.headers);
  if (request.token !== undefined) headers.set('authorization', `Bearer ${request.token}`);
  if (request.json !== undefined) headers.set('content-type', 'application/json');
  const body = request.json === undefined ? request.body : JSON.stringify(request.json);
  return new Request(new URL(path, origin), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    // Required for a streamed body, and missing in the types.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}
