/** The time of every story, so that relative dates and pictures stay stable. */
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

/** Makes `new Date()` and `Date.now()` return `STORY_NOW`; dates with arguments are unchanged. */
export function fixDate(): void {
  globalThis.Date = StoryDate as DateConstructor;
}

/** Restores the real clock. */
export function releaseDate(): void {
  globalThis.Date = RealDate;
}
