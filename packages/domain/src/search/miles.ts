/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A point rounded to about a kilometer: precise enough to search near a device. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** The mean radius of the earth. */
const earthMiles = 3958.76;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;

/** Distance between two points over the ground, in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const share =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, share)));
}
