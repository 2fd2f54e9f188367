// oxlint-disable-next-line import/default -- made by the build of what the name asks for
import address from './codec.worker.ts?worker&url';

declare global {
  interface Window {
    /** Trusted Types: where the policy requires them, script URLs need a policy. */
    trustedTypes?: {
      // A TrustedScriptURL works wherever a script URL does; TypeScript has no type for it.
      createPolicy(
        name: string,
        rules: { createScriptURL?: (given: string) => string; createHTML?: (given: string) => string },
      ): { createScriptURL: (given: string) => URL };
    };
  }
}

let policy: { createScriptURL: (given: string) => URL } | undefined;

/** The URL of the photo worker. */
export function workerAddress(): URL | string {
  // On demand, because the server loads this module, too. It allows only this URL, which the build generates: the only
  // script that the app starts by URL.
  policy ??= window.trustedTypes?.createPolicy('codec-worker', {
    createScriptURL(given) {
      if (given !== address) throw new TypeError('No script of ours');
      return given;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
