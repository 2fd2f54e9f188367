/**
 * Brings Leaflet. Where Trusted Types are enforced, it asks at its import whether a browser reads `<svg/>` in markup: the
 * default policy lets this one text through, and refuses whatever else would become markup.
 */
export async function leaflet(): Promise<object> {
  lets ??= window.trustedTypes?.createPolicy('default', {
    createHTML(given) {
      if (given !== '<svg/>') throw new TypeError('No markup of ours');
      return given;
    },
  });
  return import('leaflet');
}

let lets: unknown;
