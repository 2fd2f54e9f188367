/** One chosen photo. */
export interface UploaderItem {
  /** Stable among its siblings. */
  id: string;
  /** Address to show it with, usually `blob:`. */
  preview: string;
  /** Degrees that it is shown turned by, clockwise. Default 0. */
  turn?: 0 | 90 | 180 | 270 | undefined;
  /** `compressing` and `uploading` show progress; `failed` shows `error`. */
  status: 'waiting' | 'compressing' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. Default: under way, no telling how far. */
  progress?: number | undefined;
  /** What went wrong with this photo. Default none. */
  error?: string | null | undefined;
  /** Something to know about it, such as that a moving image becomes still. Default none. */
  note?: string | undefined;
  /** What a form is sent for it, in a field with a `name`. Default nothing. */
  file?: File | undefined;
}

/** Files that were not added for one reason. */
export interface UploaderNotice {
  /** The reason. */
  text: string;
  /** Names of the files. Default none. */
  names?: readonly string[];
}
