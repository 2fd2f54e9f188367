/** Source of new ids: UUIDv7 strings, which sort by time. */
export interface Ids {
  next(): string;
}
