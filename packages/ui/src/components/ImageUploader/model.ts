/** One chosen photo. */
export interface UploaderItem {
  /** Unique among its siblings, and stable. */
  id: string;
  /** URL to show it, usually `blob:`. */
  preview: string;
  /** Clockwise rotation in degrees. Default 0. */
  turn?: 0 | 90 | 180 | 270 | undefined;
  /** `compressing` and `uploading` show progress; `failed` shows `error`. */
  status: 'waiting' | 'compressing' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. Default: unknown progress. */
  progress?: number | undefined;
  /** The error of this photo. Default none. */
  error?: string | null | undefined;
  /** A note about it, such as that its animation is lost. Default none. */
  note?: string | undefined;
  /** The file to submit, in a field with a `name`. Default nothing. */
  file?: File | undefined;
}

/** Files rejected for one reason. */
export interface UploaderNotice {
  /** The reason. */
  text: string;
  /** Names of the files. Default none. */
  names?: readonly string[];
}

/** What can be done with a photo. Undefined: it cannot. */
export interface PhotoActions {
  onMove: ((from: number, to: number) => void) | undefined;
  onTurn: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
}
