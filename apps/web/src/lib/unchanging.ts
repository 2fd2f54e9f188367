/** For `useSyncExternalStore`: subscribes to something that doesn't change. */
export const unchanging = (): (() => void) => () => undefined;
