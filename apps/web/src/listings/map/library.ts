/**
 * Loads Leaflet. On import it assigns `<svg/>` as markup for feature detection: under Trusted Types the
 * default policy allows this one string and rejects any other.
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
