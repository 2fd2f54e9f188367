/** Writes that suspended users may make: marking messages as read, and managing or deleting their account. */
const openToSuspended =
  /\/(?:messages\/[^/]+\/read|auth\/(?:sessions(?:\/[^/]+)?|account|export|language|password))$/;

/** Whether suspended users may make a request: they can still read. */
export const isOpenToSuspended = (method: string, path: string): boolean =>
  ['GET', 'HEAD'].includes(method) || openToSuspended.test(path);
