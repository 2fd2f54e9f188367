/** An input source of WebDriver actions, as both protocols take it. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };

/** A browser window with an empty profile: everything that an engine must support. */
export interface EngineWindow {
  /** Opens a URL and waits until it has loaded. */
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise. Must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(input: readonly InputSource[]): Promise<void>;
  /** Sets the files of the input that an expression finds, as the file dialog does. */
  chooseFiles(expression: string, files: readonly string[]): Promise<void>;
  /** A screenshot as PNG in base64. */
  takePicture(): Promise<string>;
  /** Console errors and warnings so far. */
  notices(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  /** Opens a window with a page of this size, or the closest the browser allows. */
  open(size: Size): Promise<EngineWindow>;
  stop(): Promise<void>;
}
