/** What a test asks with. */
export interface TestRequest {
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Address the request seems to come from. */
  address?: string;
}

/** The request that a test describes, to a server at `origin`. */
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
    // What the types leave out, and a body that comes in pieces asks for.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}
