/** The moment every story takes place at, so that relative dates and pictures never age. */
export const STORY_NOW = Date.parse('2026-06-15T16:00:00.000Z');

const RealDate = Date;

class StoryDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(STORY_NOW);
    else super(...args);
  }

  static override now(): number {
    return STORY_NOW;
  }
}

/** Makes `new Date()` and `Date.now()` answer `STORY_NOW`; dates made from arguments stay as they are. */
export function fixDate(): void {
  globalThis.Date = StoryDate as DateConstructor;
}

/** Gives the real clock back. */
export function releaseDate(): void {
  globalThis.Date = RealDate;
}
