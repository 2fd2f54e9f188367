// oxlint-disable-next-line import/default -- made by the build of what the name asks for
import address from './codec.worker.ts?worker&url';

declare global {
  interface Window {
    /** Browsers that have it ask, where the page's policy says so, who vouches for the address of a script. */
    trustedTypes?: {
      // What it gives goes wherever an address of a script does; TypeScript has no name for it.
      createPolicy(
        name: string,
        rules: { createScriptURL?: (given: string) => string; createHTML?: (given: string) => string },
      ): { createScriptURL: (given: string) => URL };
    };
  }
}

/** Vouches for one address, which the build has written: the only script that the app starts by its address. */
const policy = window.trustedTypes?.createPolicy('codec-worker', {
  createScriptURL(given) {
    if (given !== address) throw new TypeError('No script of ours');
    return given;
  },
});

/** Where the worker is that prepares photos. */
export const workerAddress = (): URL | string => policy?.createScriptURL(address) ?? address;
