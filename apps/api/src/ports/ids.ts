/** Where new ids come from: UUIDv7 strings, which sort by time. */
export interface Ids {
  next(): string;
}
